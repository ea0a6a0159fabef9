import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The member's deposits; reloaded whenever one of them changes. */
export function useDeposits({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('deposit.changed', () => invalidate(calls.deposits));
  return useCallQuery(calls.deposits, input, { keepPrevious: true });
}

/** Requests the payment page again for a pending deposit without one. */
export function useDepositPage() {
  return useCallMutation(calls.openDepositPage);
}

export function useCancelDeposit() {
  return useCallMutation(calls.cancelDeposit);
}

/** Invalidates the list of deposits after a change made here. */
export function useInvalidateDeposits(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(calls.deposits);
}
