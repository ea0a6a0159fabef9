import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

/** Twenty, by the specification. */
const count = 20;

export function usePopularLotteries({ enabled }: { enabled: boolean }) {
  return useCallQuery(calls.popularLotteries, { count }, { enabled });
}
