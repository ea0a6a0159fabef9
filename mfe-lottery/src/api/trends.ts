import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function useTrends(gameId: string, draws: number) {
  return useAnswer(calls.lotteryTrends, { gameId, draws }, { keepPrevious: true });
}
