import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useLedgerChecks = () => useCallQuery(calls.ledgerChecks, undefined);

/**
 * Checks the sums of the whole ledger now. Invalidates the list of checks afterwards, also after a failure.
 */
export function useCheckLedger() {
  const invalidate = useInvalidate();
  const check = useCallMutation(calls.checkLedger);
  return { ...check, reload: () => invalidate(calls.ledgerChecks) };
}
