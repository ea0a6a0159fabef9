import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function usePasskeys() {
  useRefetchOnSecurityChange(calls.memberPasskeys);
  return useCallQuery(calls.memberPasskeys, undefined);
}

/** Calls that change the passkeys; list and security log follow. */
export function useChangePasskeys() {
  const invalidate = useInvalidate();
  return {
    begin: useCallMutation(calls.beginPasskey),
    finish: useCallMutation(calls.finishPasskey),
    rename: useCallMutation(calls.renamePasskey),
    remove: useCallMutation(calls.removePasskey),
    reload() {
      invalidate(calls.memberPasskeys);
      invalidate(calls.securityEvents);
    },
  };
}
