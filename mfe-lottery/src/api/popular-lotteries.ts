import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

/** The specification's twenty. */
const count = 20;

export function usePopularLotteries({ enabled }: { enabled: boolean }) {
  return useAnswer(calls.popularLotteries, { count }, { enabled });
}
