import { call, callTable } from '../call.ts';
import type { inboxAdminSchemas } from '../schemas/inbox-admin.ts';

const operator = { audience: 'operator' } as const;

export const inboxAdminCalls = callTable<typeof inboxAdminSchemas>()({
  adminInbox: call('GET /ops/inbox', operator),
  /** How many members would get a message now. */
  countInboxAudience: call('POST /ops/inbox/audience', operator),
  uploadInboxImage: call('POST /ops/inbox/images', { ...operator, largeBody: true }).fails(
    'image-unusable',
  ),
  sendInboxMessage: call('POST /ops/inbox', { ...operator, once: true }),
  /** Of a message that is not sent yet. */
  cancelInboxMessage: call('PUT /ops/inbox/cancelled', operator).fails('already-decided'),
});
