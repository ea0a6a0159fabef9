import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MessageState } from '@croupier/contracts';

export interface MessagePage {
  readonly state: MessageState | null;
  /** The last message of the previous page; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Outgoing messages. The first page is polled while the console page is open. */
export function useMessages({ state, before }: MessagePage) {
  const page = { ...(state && { state }), ...(before && { before }) };
  return useCallQuery(calls.messages, page, {
    refreshMs: before === null && everyMs,
    keepPrevious: true,
  });
}

/** Resends a message that was given up. Invalidates the outbox afterwards, also after a failure. */
export function useRetryMessage() {
  const invalidate = useInvalidate();
  const retry = useCallMutation(calls.retryMessage);
  return { ...retry, reload: () => invalidate(calls.messages) };
}

export const useRevealMessage = () => useCallMutation(calls.revealMessage);
