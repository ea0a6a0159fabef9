import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Requests a withdrawal, and invalidates the remaining daily limit and the list. */
export function useRequestWithdrawal() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.requestWithdrawal),
    forgetWhatChanged() {
      invalidate(calls.withdrawals);
      invalidate(calls.payoutTerms);
    },
  };
}
