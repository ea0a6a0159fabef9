import { call, callTable } from '../call.ts';
import type { chatSchemas } from '../schemas/chat.ts';

const real = { audience: 'member', real: true } as const;

export const chatCalls = callTable<typeof chatSchemas>()({
  /** The public room of the brand; visitors read too. */
  chatRoom: call('GET /wps/chat'),
  ownChat: call('GET /wps/chat/own', { audience: 'member' }),
  postChat: call('POST /wps/chat', { ...real, once: true }).fails(
    'in_need_true_account',
    'chat-closed',
    'chat-muted',
    'chat-text-refused',
    'timed-out',
    'too-many-requests',
  ),
  /** A member reports a message once; a repetition changes nothing. */
  reportChat: call('POST /wps/chat/report', real).fails('in_need_true_account', 'not-found'),
  claimRain: call('POST /wps/chat/rain', { ...real, once: true }).fails(
    'in_need_true_account',
    'not-found',
    'claim-expired',
    'timed-out',
    'campaign-closed',
    'campaign-not-open-to-member',
    'campaign-used',
  ),
});
