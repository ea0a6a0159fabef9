import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

/** One hundred, by the specification. */
const recentCount = 100;

export function useRecentLotteries({ enabled }: { enabled: boolean }) {
  return useCallQuery(calls.recentLotteries, { recentCount }, { enabled });
}
