import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useSetLimit() {
  return useCall(calls.setLimit);
}
