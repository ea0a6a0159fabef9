import type { GameId } from '@croupier/contracts';
import type { Clock } from '../../core.ts';

const day = 86_400_000;
const rankedOver = 7 * day;
/** The ranking changes slowly and is expensive to compute. */
const freshMs = 60_000;

/** The most played games of each brand in the last days, computed once a minute. */
export function createRankingCache(
  clock: Clock,
  count: (brand: string, since: Date) => Promise<readonly GameId[]>,
) {
  const kept = new Map<string, { readonly at: number; readonly ids: Promise<readonly GameId[]> }>();
  return {
    of(brand: string): Promise<readonly GameId[]> {
      const now = clock.now().getTime();
      const known = kept.get(brand);
      if (known && Math.abs(now - known.at) < freshMs) return known.ids;
      const ids = count(brand, new Date(now - rankedOver));
      kept.set(brand, { at: now, ids });
      ids.catch(() => kept.delete(brand));
      return ids;
    },
  };
}
