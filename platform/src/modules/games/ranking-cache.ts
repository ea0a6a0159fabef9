import type { GameId } from '@croupier/contracts';
import type { Clock } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';

const rankedDays = 7;
/** The ranking changes slowly and is expensive to compute. */
const freshMs = 60_000;

/** The most played games of each brand in the last days, computed once a minute. */
export function createRankingCache(
  clock: Clock,
  count: (brand: string, since: Date) => Promise<readonly GameId[]>,
) {
  const stored = new Map<
    string,
    { readonly at: number; readonly ids: Promise<readonly GameId[]> }
  >();
  return {
    of(brand: string): Promise<readonly GameId[]> {
      const now = clock.now().getTime();
      const known = stored.get(brand);
      if (known && Math.abs(now - known.at) < freshMs) return known.ids;
      const ids = count(brand, dayjs.utc(now).subtract(rankedDays, 'day').toDate());
      stored.set(brand, { at: now, ids });
      ids.catch(() => stored.delete(brand));
      return ids;
    },
  };
}
