import { useAnswer, useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChangePassword() {
  return useCall(calls.changePassword);
}

/** The rules of the brand's registration, which a new password is held to as well. */
export function useRegisterSettings() {
  return useAnswer(calls.registerSettings, undefined);
}
