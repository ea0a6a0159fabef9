import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function usePromotions() {
  return useCallQuery(calls.promotions, undefined);
}
