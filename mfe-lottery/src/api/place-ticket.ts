import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';

export function usePlaceTicket() {
  return useCall(calls.placeTicket);
}
