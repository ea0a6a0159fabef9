import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function usePromotions() {
  return useAnswer(calls.promotions, undefined);
}
