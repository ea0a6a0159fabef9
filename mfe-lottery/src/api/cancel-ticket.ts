import { calls } from '@croupier/contracts';
import { useCall } from '@croupier/client';

export function useCancelTicket() {
  return useCall(calls.cancelTicket);
}
