import { call, callTable } from '../call.ts';
import type { inboxSchemas } from '../schemas/inbox.ts';

const member = { audience: 'member' } as const;

export const inboxCalls = callTable<typeof inboxSchemas>()({
  /** The counts of all badges, in one call. */
  unreadCount: call('GET /wps/relay/CSP_unreadCount', member),
  /** Messages to the member, to a group that the member belonged to, and to the whole brand; newest first. */
  inboxMessages: call('GET /wps/messages', member),
  inboxMessage: call('GET /wps/messages/:id', member),
  readInboxMessage: call('PUT /wps/messages/read', member),
  /** Marks this message and all earlier ones as read. */
  readInboxUpTo: call('PUT /wps/messages/read-up-to', member),
  deleteInboxMessage: call('PUT /wps/messages/deleted', member),
  /** Undoes a deletion, for a limited time. */
  restoreInboxMessage: call('PUT /wps/messages/restored', member),
});
