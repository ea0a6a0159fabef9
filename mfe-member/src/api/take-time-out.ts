import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useTakeTimeOut() {
  return useCall(calls.takeTimeOut);
}
