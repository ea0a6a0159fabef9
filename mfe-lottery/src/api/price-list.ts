import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function usePriceList(gameId: string) {
  return useAnswer(calls.priceList, { gameId });
}
