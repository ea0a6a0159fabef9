import { z } from 'zod';
import { idOf, paging } from './atoms.ts';
import { outgoingMessage } from './verification.ts';
import type { CallSchemas } from './call-schemas.ts';

/** Input and output of each call. */
export const verificationAdminSchemas = {
  messages: {
    input: z.strictObject({
      state: z.enum(['waiting', 'sent', 'kept', 'failed']).exactOptional(),
      ...paging,
    }),
    output: z.array(outgoingMessage),
  },
  retryMessage: { input: z.strictObject({ id: idOf('msg') }), output: outgoingMessage },
  revealMessage: { input: z.strictObject({ id: idOf('msg') }), output: outgoingMessage },
} satisfies CallSchemas;
