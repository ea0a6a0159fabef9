import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChangePassword() {
  return useCallMutation(calls.changePassword);
}

/** The rules of the brand's registration, which a new password is held to as well. */
export function useRegisterSettings() {
  return useCallQuery(calls.registerSettings, undefined);
}
