import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const usePushSettings = () => useCallQuery(calls.pushSettings, undefined);
export const useKeepPush = () => useCallMutation(calls.keepPush);
export const useDropPush = () => useCallMutation(calls.dropPush);

/** What a browser is told of has changed: the settings are asked for anew. */
export function useInvalidatePush(): () => void {
  const forget = useInvalidate();
  return () => forget(calls.pushSettings);
}
