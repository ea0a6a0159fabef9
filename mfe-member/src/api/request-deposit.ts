import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useRequestDeposit() {
  return useCall(calls.requestDeposit);
}
