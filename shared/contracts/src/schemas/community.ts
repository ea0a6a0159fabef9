import { z } from 'zod';
import { idOf, localized, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

export const promotion = z.strictObject({
  id: idOf('prm'),
  title: localized,
  summary: localized,
  /** Terms as paragraphs of plain text. */
  terms: z.array(localized),
  category: z.enum(['welcome', 'reload', 'lottery', 'vip']),
  art: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
});
export type Promotion = Infer<typeof promotion>;

/** Input and output of each call. */
export const communitySchemas = {
  promotions: { input: nothing, output: z.array(promotion) },
} satisfies CallSchemas;
