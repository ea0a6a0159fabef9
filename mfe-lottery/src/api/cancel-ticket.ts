import { calls } from '@croupier/contracts';
import { useCallMutation } from '@croupier/client';

export function useCancelTicket() {
  return useCallMutation(calls.cancelTicket);
}
