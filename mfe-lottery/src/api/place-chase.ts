import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';

export function usePlaceChase() {
  return useCall(calls.placeChase);
}
