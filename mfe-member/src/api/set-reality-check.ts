import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useSetRealityCheck() {
  return useCall(calls.setRealityCheck);
}
