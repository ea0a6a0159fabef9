import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useConfirmLimit() {
  return useCall(calls.confirmLimit);
}
