import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Replaces the PIN with proof of the old one; the profile then states that there is one. */
export function useChangePin() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.changePaymentPassword),
    forgetProfile: () => invalidate(calls.memberInfo),
  };
}

export function usePinCode() {
  return useCallMutation(calls.paymentPasswordCode);
}

/** A new PIN for a member who has lost the old one; withdrawals are paused afterwards. */
export function useRecoverPin() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.recoverPaymentPassword),
    forgetTerms: () => invalidate(calls.payoutTerms),
  };
}
