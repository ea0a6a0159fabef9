import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useRankedGames(limitNum: number) {
  return useCallQuery(calls.rankedGames, { limitNum });
}
