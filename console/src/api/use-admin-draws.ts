import { useCallQuery } from '@croupier/client';
import { calls, type DrawQueue } from '@croupier/contracts';

export interface DrawPage {
  readonly queue: DrawQueue;
  /**
   * Returns only external draws: the platform's own draws occur every minute and would hide the draws whose
   * numbers operators enter.
   */
  readonly isOutsideOnly: boolean;
  /** The time of the last draw of the previous page; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Draws of a queue. The first page is polled while it is open. */
export function useAdminDraws({ queue, isOutsideOnly, before }: DrawPage) {
  return useCallQuery(
    calls.adminDraws,
    { queue, ...(isOutsideOnly && { origin: 'outside' as const }), ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
