import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useDepositMethods() {
  return useAnswer(calls.depositMethods, undefined);
}
