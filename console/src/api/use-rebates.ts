import { useCallQuery } from '@croupier/client';
import { calls, type RebateFilter, type RebateGrouping } from '@croupier/contracts';

/** One page of rebates; `before` is the end of the previous page, `null` for the first page. */
export function useRebates(filter: RebateFilter, before: string | null) {
  return useCallQuery(
    calls.adminRebates,
    { ...filter, ...(before && { before }) },
    { keepPrevious: true },
  );
}

export function useRebateTotals(filter: RebateFilter, by: RebateGrouping) {
  return useCallQuery(calls.rebateTotals, { ...filter, by });
}
