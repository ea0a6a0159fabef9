import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useCancelLimitChange() {
  return useCallMutation(calls.cancelLimitChange);
}
