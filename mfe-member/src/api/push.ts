import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const usePushSettings = () => useCallQuery(calls.pushSettings, undefined);
export const useSubscribePush = () => useCallMutation(calls.savePushBrowser);
export const useDropPush = () => useCallMutation(calls.dropPush);

/** Invalidates the push settings after a change. */
export function useInvalidatePush(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(calls.pushSettings);
}
