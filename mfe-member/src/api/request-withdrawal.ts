import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Asks for money; what is left for today and the list follow. */
export function useRequestWithdrawal() {
  const forget = useForget();
  return {
    ...useCall(calls.requestWithdrawal),
    forgetWhatChanged() {
      forget(calls.withdrawals);
      forget(calls.payoutTerms);
    },
  };
}
