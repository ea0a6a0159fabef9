import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useExcludeSelf() {
  return useCallMutation(calls.excludeSelf);
}
