import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function useSecondFactor() {
  useRefetchOnSecurityChange(calls.memberSecondFactor);
  return useCallQuery(calls.memberSecondFactor, undefined);
}

export function useBeginSecondFactor() {
  return useCallMutation(calls.beginMemberSecondFactor);
}

export function useFinishSecondFactor() {
  return useCallMutation(calls.finishMemberSecondFactor);
}

export function useRemoveSecondFactor() {
  return useCallMutation(calls.removeMemberSecondFactor);
}

export function useRenewRecoveryCodes() {
  return useCallMutation(calls.renewMemberRecoveryCodes);
}

/** Reloads the state of the second factor, and the remembered devices, which a change of it removes. */
export function useInvalidateSecondFactor(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.memberSecondFactor);
    invalidate(calls.knownDevices);
  };
}
