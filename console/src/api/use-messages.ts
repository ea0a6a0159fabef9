import { useCallQuery } from '@croupier/client';
import { calls, type MessageState } from '@croupier/contracts';

export interface MessagePage {
  readonly state: MessageState | null;
  /** The last message of the page before; `null` for the newest ones. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Messages on their way out. The newest ones are asked for again while the page is open. */
export function useMessages({ state, before }: MessagePage) {
  const page = { ...(state && { state }), ...(before && { before }) };
  return useCallQuery(calls.messages, page, {
    refreshMs: before === null && everyMs,
    keepPrevious: true,
  });
}
