import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

interface ResultsFilter {
  /** A UTC day, or `''` for all. */
  readonly day: string;
  readonly limit: number;
}

export function useResults(gameId: string, { day, limit }: ResultsFilter) {
  return useCallQuery(
    calls.lotteryResults,
    { gameId, limit, ...(day ? { day } : {}) },
    { keepPrevious: true },
  );
}
