import { z } from 'zod';
import type { Infer } from './infer.ts';

/** A text with the signature (Ed25519) of one of the platform's site keys, which are pinned in the shell. */
export const signedText = z.strictObject({
  text: z.string(),
  /** `<key id>.<base64url>` */
  signature: z.string(),
});
export type SignedText = Infer<typeof signedText>;
