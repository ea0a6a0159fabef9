import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useOpenSessions() {
  return useCallQuery(calls.openSessions, undefined);
}

export function useKnownDevices() {
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
