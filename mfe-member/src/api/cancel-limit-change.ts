import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useCancelLimitChange() {
  return useCall(calls.cancelLimitChange);
}
