import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChangePassword() {
  return useCallMutation(calls.changePassword);
}

/** The brand's registration rules, which also apply to a new password. */
export function useRegisterSettings() {
  return useCallQuery(calls.registerSettings, undefined);
}
