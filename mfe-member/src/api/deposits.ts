import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** The member's deposits; asked anew whenever one of them moves. */
export function useDeposits({ input }: Cursor) {
  const forget = useInvalidate();
  useEvent('deposit.changed', () => forget(calls.deposits));
  return useCallQuery(calls.deposits, input, { keepPrevious: true });
}

/** Asks the provider again for the page of a deposit that waits without one. */
export function useDepositPage() {
  return useCallMutation(calls.openDepositPage);
}

export function useCancelDeposit() {
  return useCallMutation(calls.cancelDeposit);
}

/** A deposit was changed here: its list is asked for again. */
export function useForgetDeposits(): () => void {
  const forget = useInvalidate();
  return () => forget(calls.deposits);
}
