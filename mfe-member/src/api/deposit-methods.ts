import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useDepositMethods() {
  return useCallQuery(calls.depositMethods, undefined);
}
