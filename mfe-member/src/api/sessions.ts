import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useOpenSessions() {
  return useAnswer(calls.openSessions, undefined);
}

export function useKnownDevices() {
  return useAnswer(calls.knownDevices, undefined);
}

export function useEndSession() {
  return useCall(calls.endSession);
}

export function useEndOtherSessions() {
  return useCall(calls.endOtherSessions);
}

export function useEndDevice() {
  return useCall(calls.endDevice);
}

/** Sessions or devices were ended: both lists are asked for anew. */
export function useForgetSessions(): () => void {
  const forget = useForget();
  return () => {
    forget(calls.openSessions);
    forget(calls.knownDevices);
  };
}
