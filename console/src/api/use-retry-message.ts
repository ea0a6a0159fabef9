import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Resends a message that was given up. Invalidates the outbox afterwards, also after a failure. */
export function useRetryMessage() {
  const forget = useInvalidate();
  const retry = useCallMutation(calls.retryMessage);
  return { ...retry, reload: () => forget(calls.messages) };
}
