import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useConfirmLimit() {
  return useCallMutation(calls.confirmLimit);
}
