import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useAskToReturn() {
  return useCallMutation(calls.askToReturn);
}
