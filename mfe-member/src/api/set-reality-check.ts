import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useSetRealityCheck() {
  return useCallMutation(calls.setRealityCheck);
}
