import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The member's withdrawals; reloaded whenever one of them changes. */
export function useWithdrawals({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('withdrawal.changed', () => invalidate(calls.withdrawals));
  return useCallQuery(calls.withdrawals, input, { keepPrevious: true });
}

export function useAnswerReceipt() {
  return useCallMutation(calls.answerReceipt);
}

export function useConfirmAllReceipts() {
  return useCallMutation(calls.confirmAllReceipts);
}

export function useCancelWithdrawal() {
  return useCallMutation(calls.cancelWithdrawal);
}

/** Invalidates the list of withdrawals after the member answered one here. */
export function useInvalidateWithdrawals(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(calls.withdrawals);
}
