import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A new PIN from who knows the old one; the profile says afterwards that there is one. */
export function useChangePin() {
  const forget = useForget();
  return { ...useCall(calls.changePaymentPassword), forgetProfile: () => forget(calls.memberInfo) };
}

export function usePinCode() {
  return useCall(calls.paymentPasswordCode);
}

/** A new PIN for who has forgotten it; withdrawals are paused afterwards. */
export function useRecoverPin() {
  const forget = useForget();
  return { ...useCall(calls.recoverPaymentPassword), forgetTerms: () => forget(calls.payoutTerms) };
}
