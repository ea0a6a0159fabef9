import { useAnswer } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

export function useHotGames(gameType?: GameCategory) {
  return useAnswer(calls.hotGames, gameType === undefined ? {} : { gameType });
}
