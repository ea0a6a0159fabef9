import { useCallQuery } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

const refreshMs = 20_000;

/** The latest wins; asked for again now and then, because they are nobody's own event. */
export function useWinners(limitNum: number, gameCategory?: GameCategory) {
  return useCallQuery(
    calls.winners,
    { limitNum, ...(gameCategory && { gameCategory }) },
    { refreshMs },
  );
}
