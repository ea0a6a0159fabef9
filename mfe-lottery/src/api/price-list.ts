import { calls, type PrizeMode } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

export function usePriceList(gameId: string, prizeMode: PrizeMode | undefined) {
  return useCallQuery(calls.priceList, { gameId, ...(prizeMode ? { prizeMode } : {}) });
}
