import { useAnswer } from '@croupier/client';
import { calls, type DrawQueue } from '@croupier/contracts';

export interface DrawPage {
  readonly queue: DrawQueue;
  /** The time of the last draw of the page before; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Draws of a queue. The first page is asked for again while it is open. */
export function useDeskDraws({ queue, before }: DrawPage) {
  return useAnswer(
    calls.deskDraws,
    { queue, ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
