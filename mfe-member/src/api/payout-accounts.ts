import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useAddPayoutAccount() {
  return useCallMutation(calls.addPayoutAccount);
}

export function useRemovePayoutAccount() {
  return useCallMutation(calls.removePayoutAccount);
}

export function usePreferPayoutAccount() {
  return useCallMutation(calls.preferPayoutAccount);
}

/** Invalidates the saved accounts after a change. */
export function useInvalidateAccounts(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(calls.payoutTerms);
}
