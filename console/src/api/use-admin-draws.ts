import { useCallQuery } from '@croupier/client';
import { calls, type DrawQueue } from '@croupier/contracts';

export interface DrawPage {
  readonly queue: DrawQueue;
  /** Draws of ours come every minute: those whose numbers people enter are lost among them. */
  readonly isOutsideOnly: boolean;
  /** The time of the last draw of the page before; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Draws of a queue. The first page is asked for again while it is open. */
export function useAdminDraws({ queue, isOutsideOnly, before }: DrawPage) {
  return useCallQuery(
    calls.adminDraws,
    { queue, ...(isOutsideOnly && { origin: 'outside' as const }), ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
