import { useHeard } from '@croupier/bus';
import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** The member's withdrawals; asked anew whenever one of them moves. */
export function useWithdrawals({ input }: Cursor) {
  const forget = useForget();
  useHeard('withdrawal.changed', () => forget(calls.withdrawals));
  return useAnswer(calls.withdrawals, input, { keepPrevious: true });
}

export function useAnswerReceipt() {
  return useCall(calls.answerReceipt);
}

export function useConfirmAllReceipts() {
  return useCall(calls.confirmAllReceipts);
}

export function useCancelWithdrawal() {
  return useCall(calls.cancelWithdrawal);
}

/** A withdrawal was answered here: its list is asked for anew. */
export function useForgetWithdrawals(): () => void {
  const forget = useForget();
  return () => forget(calls.withdrawals);
}
