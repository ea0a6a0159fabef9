import { call } from '../call.ts';
import type { MessageId } from '../ids.ts';
import type { MessageState, OutgoingMessage } from './verification.ts';

const operator = { audience: 'operator' } as const;

export const verificationAdminCalls = {
  messages: call('GET /ops/messages', operator)
    .takes<{ state?: MessageState; before?: string; limit?: number }>()
    .gives<readonly OutgoingMessage[]>(),
  retryMessage: call('POST /ops/messages/:id/retry', operator)
    .takes<{ id: MessageId }>()
    .gives<OutgoingMessage>()
    .fails('message-expired'),
  /** The message with its code or link. Each look is in the audit trail. */
  revealMessage: call('POST /ops/messages/:id/reveal', operator)
    .takes<{ id: MessageId }>()
    .gives<OutgoingMessage>(),
};
