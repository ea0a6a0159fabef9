import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function useOpenSessions() {
  const invalidate = useInvalidate();
  useRefetchOnSecurityChange(calls.openSessions);
  useEvent('session.ended', () => invalidate(calls.openSessions));
  return useCallQuery(calls.openSessions, undefined);
}

export function useKnownDevices() {
  useRefetchOnSecurityChange(calls.knownDevices);
  return useCallQuery(calls.knownDevices, undefined);
}

export function useEndSession() {
  return useCallMutation(calls.endSession);
}

export function useEndOtherSessions() {
  return useCallMutation(calls.endOtherSessions);
}

export function useEndDevice() {
  return useCallMutation(calls.endDevice);
}

/** Invalidates both lists after sessions or devices were ended. */
export function useInvalidateSessions(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.openSessions);
    invalidate(calls.knownDevices);
  };
}
