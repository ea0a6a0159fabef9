import { useHeard } from '@croupier/bus';
import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** The member's deposits; asked anew whenever one of them moves. */
export function useDeposits({ input }: Cursor) {
  const forget = useForget();
  useHeard('deposit.changed', () => forget(calls.deposits));
  return useAnswer(calls.deposits, input, { keepPrevious: true });
}

/** Asks the provider again for the page of a deposit that waits without one. */
export function useDepositPage() {
  return useCall(calls.openDepositPage);
}

export function useCancelDeposit() {
  return useCall(calls.cancelDeposit);
}

/** A deposit was changed here: its list is asked for again. */
export function useForgetDeposits(): () => void {
  const forget = useForget();
  return () => forget(calls.deposits);
}
