import { call, callTable } from '../call.ts';
import type { verificationAdminSchemas } from '../schemas/verification-admin.ts';

const operator = { audience: 'operator' } as const;

export const verificationAdminCalls = callTable<typeof verificationAdminSchemas>()({
  messages: call('GET /ops/messages', operator),
  retryMessage: call('POST /ops/messages/:id/retry', operator).fails('message-expired'),
  /** The message with its code or link. Each look is in the audit trail. */
  revealMessage: call('POST /ops/messages/:id/reveal', operator),
});
