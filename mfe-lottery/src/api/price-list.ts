import { calls, type PrizeMode } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function usePriceList(gameId: string, prizeMode: PrizeMode | undefined) {
  return useAnswer(calls.priceList, { gameId, ...(prizeMode ? { prizeMode } : {}) });
}
