import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useSetLimit() {
  return useCallMutation(calls.setLimit);
}
