import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

/** The specification's hundred. */
const recentCount = 100;

export function useRecentLotteries({ enabled }: { enabled: boolean }) {
  return useAnswer(calls.recentLotteries, { recentCount }, { enabled });
}
