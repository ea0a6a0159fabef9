import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useExcludeSelf() {
  return useCall(calls.excludeSelf);
}
