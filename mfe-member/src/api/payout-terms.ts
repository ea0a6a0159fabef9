import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function usePayoutTerms() {
  return useAnswer(calls.payoutTerms, undefined);
}
