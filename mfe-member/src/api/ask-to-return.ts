import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useAskToReturn() {
  return useCall(calls.askToReturn);
}
