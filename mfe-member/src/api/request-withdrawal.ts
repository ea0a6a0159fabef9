import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Requests a withdrawal, and invalidates the remaining daily limit and the list. */
export function useRequestWithdrawal() {
  const forget = useInvalidate();
  return {
    ...useCallMutation(calls.requestWithdrawal),
    forgetWhatChanged() {
      forget(calls.withdrawals);
      forget(calls.payoutTerms);
    },
  };
}
