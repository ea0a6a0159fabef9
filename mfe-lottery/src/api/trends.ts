import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

export function useTrends(gameId: string, draws: number) {
  return useCallQuery(calls.lotteryTrends, { gameId, draws }, { keepPrevious: true });
}
