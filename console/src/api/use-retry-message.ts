import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Sends a message again that was given up. The outbox is asked for anew afterwards, also after a failure. */
export function useRetryMessage() {
  const forget = useInvalidate();
  const retry = useCallMutation(calls.retryMessage);
  return { ...retry, reload: () => forget(calls.messages) };
}
