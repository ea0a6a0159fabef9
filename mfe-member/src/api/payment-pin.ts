import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A new PIN from who knows the old one; the profile says afterwards that there is one. */
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

/** A new PIN for who has forgotten it; withdrawals are paused afterwards. */
export function useRecoverPin() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.recoverPaymentPassword),
    forgetTerms: () => invalidate(calls.payoutTerms),
  };
}
