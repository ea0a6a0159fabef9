import type { Placement } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { failuresStore } from './failures.store.ts';
import { placementsOf } from './placement-list.ts';
import type { createServings } from './servings.ts';
import type { createRegistryCache } from './registry-cache.ts';
import type { createCanaries } from './canaries.ts';

/** The placements of a brand as operators see them. */
export function placementBoard(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config' | 'log'>,
  { brands }: { readonly brands: Brands },
  {
    table,
    failures,
    servings,
    canaries,
  }: {
    readonly table: ReturnType<typeof createRegistryCache>;
    readonly failures: ReturnType<typeof failuresStore>;
    readonly servings: ReturnType<typeof createServings>;
    readonly canaries: ReturnType<typeof createCanaries>;
  },
) {
  const ago = (hours: number) => dayjs.utc(core.clock.now()).subtract(hours, 'hour').toDate();

  async function placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>> {
    if (!(await brands.byCode(brand)))
      return fail('not-found', { detail: `There is no brand ${brand}.` });
    // Another node may have written the operator's last change a moment ago.
    table.forget();
    const board = await placementsOf(brand, await table.current(), {
      cache: table,
      failures: await failures.countsOf(brand, ago(24)),
      servings,
      countOf: canaries.count,
    });
    return done(board);
  }

  return placements;
}
