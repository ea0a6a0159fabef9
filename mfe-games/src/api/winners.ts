import { useCallQuery } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

const refreshMs = 20_000;

/** The latest wins; reloaded periodically, because no live event exists for them. */
export function useWinners(limitNum: number, gameCategory?: GameCategory) {
  return useCallQuery(
    calls.winners,
    { limitNum, ...(gameCategory && { gameCategory }) },
    { refreshMs },
  );
}
