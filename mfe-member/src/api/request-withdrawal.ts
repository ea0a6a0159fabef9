import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Asks for money; what is left for today and the list follow. */
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
