import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';

export function useCancelChase() {
  return useCall(calls.cancelChase);
}
