import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useAddPayoutAccount() {
  return useCall(calls.addPayoutAccount);
}

export function useRemovePayoutAccount() {
  return useCall(calls.removePayoutAccount);
}

export function usePreferPayoutAccount() {
  return useCall(calls.preferPayoutAccount);
}

/** The saved accounts have changed: ask for them anew. */
export function useForgetAccounts(): () => void {
  const forget = useForget();
  return () => forget(calls.payoutTerms);
}
