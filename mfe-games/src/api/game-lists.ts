import { useCallQuery } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

/** The member's own lists. */
export const useFavouriteGames = (gameType: GameCategory, enabled: boolean) =>
  useCallQuery(calls.favouriteGames, { gameType }, { enabled });

export const useRecentGames = (gameType: GameCategory, enabled: boolean) =>
  useCallQuery(calls.recentGames, { gameType }, { enabled });
