import { calls } from '@croupier/contracts';
import { useCallMutation } from '@croupier/client';

export function useCancelChase() {
  return useCallMutation(calls.cancelChase);
}
