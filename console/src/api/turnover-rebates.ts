import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useRebateTerms = (brand: string) => useCallQuery(calls.turnoverRebateTerms, { brand });

export const useRebatePayments = (brand: string, before: string | null) =>
  useCallQuery(
    calls.adminTurnoverRebates,
    { brand, ...(before && { before }) },
    { keepPrevious: true },
  );

/** Saves the terms of a brand; terms and audit trail follow, also after a failure. */
export function useSaveRebateTerms() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.saveTurnoverRebateTerms),
    reload() {
      invalidate(calls.turnoverRebateTerms);
      invalidate(calls.audit);
    },
  };
}
