import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useRankedGames(limitNum: number) {
  return useAnswer(calls.rankedGames, { limitNum });
}
