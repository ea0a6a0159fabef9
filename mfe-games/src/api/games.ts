import { useAnswer } from '@croupier/client';
import { calls, type GameType } from '@croupier/contracts';

export interface GameFilter {
  readonly gameType: GameType;
  readonly vassalage: string;
  readonly gameName: string;
}

/** One page of the games that a filter leaves; the page before stays while another filter is asked for. */
export function useGames({ gameType, vassalage, gameName }: GameFilter, pageNo: number) {
  return useAnswer(
    calls.gameList,
    { gameType, pageNo, ...(vassalage && { vassalage }), ...(gameName && { gameName }) },
    { keepPrevious: true },
  );
}
