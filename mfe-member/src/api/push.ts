import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const usePushSettings = () => useAnswer(calls.pushSettings, undefined);
export const useKeepPush = () => useCall(calls.keepPush);
export const useDropPush = () => useCall(calls.dropPush);

/** What a browser is told of has changed: the settings are asked for anew. */
export function usePushAgain(): () => void {
  const forget = useForget();
  return () => forget(calls.pushSettings);
}
