import { useCallQuery } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

export function useHotGames(gameType?: GameCategory) {
  return useCallQuery(calls.hotGames, gameType === undefined ? {} : { gameType });
}
