import { calls, type LotteryTable } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';
import { refreshAfterMs } from '../lib/refresh.ts';

/** All tables; reloaded when the soonest open draw locks, also if the live stream is lost. */
export function useTables() {
  return useCallQuery(calls.lotteryGames, undefined, {
    refreshMs: (tables) => refreshAfterMs(tables ?? noTables),
  });
}

const noTables: readonly LotteryTable[] = [];
