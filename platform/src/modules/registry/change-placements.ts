import type { Placement } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import { place, rollBack, setModule, type PlaceFailure } from './placing.ts';
import type { createServings } from './servings.ts';
import type { registryStore } from './registry.store.ts';
import { type createRegistryCache, servingOf } from './registry-cache.ts';
import type { Registry } from './registry.ts';
import type { placementBoard } from './placement-board.ts';

/** Changes the placements of a brand. */
export function placementChanges(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'config' | 'log'>,
  { brands, live }: { readonly brands: Brands; readonly live: Live },
  {
    store,
    table,
    placements,
    servings,
  }: {
    readonly store: ReturnType<typeof registryStore>;
    readonly table: ReturnType<typeof createRegistryCache>;
    readonly placements: ReturnType<typeof placementBoard>;
    readonly servings: ReturnType<typeof createServings>;
  },
): Pick<Registry, 'placeModule' | 'rollBack' | 'setModule' | 'placeFirst'> {
  const placing = { store, table, core, live };
  /** The placement after a change. */
  async function cellAfter(
    changed: Outcome<null, PlaceFailure>,
    { brand, module }: { readonly brand: string; readonly module: string },
  ): Promise<Outcome<Placement, PlaceFailure>> {
    if (!changed.ok) return changed;
    const board = await placements(brand);
    if (!board.ok) return board;
    const cell = board.value.find((one) => one.module === module);
    return cell ? done(cell) : fail('not-found');
  }

  return {
    placeModule: async (input, operator) =>
      (await brands.byCode(input.brand))
        ? cellAfter(await place(input, operator, placing), input)
        : fail('not-found', { detail: `There is no brand ${input.brand}.` }),

    async rollBack(input, operator) {
      const { brand, module } = input;
      if (!(await brands.byCode(brand)))
        return fail('not-found', { detail: `There is no brand ${brand}.` });
      table.forget();
      const now = await table.current();
      const placement = now.placements.find((one) => one.brand === brand && one.module === module);
      const serving = servingOf(now, placement);
      const lastGood = placement && serving ? await servings.lastGood(placement, serving) : null;
      return cellAfter(await rollBack({ ...input, lastGood }, operator, placing), input);
    },

    setModule: async (input, operator) =>
      (await brands.byCode(input.brand))
        ? cellAfter(await setModule(input, operator, placing), input)
        : fail('not-found', { detail: `There is no brand ${input.brand}.` }),

    async placeFirst({ brand, module, enabled }) {
      const isNew = await store.addPlacement(core.db.read, {
        brand,
        module,
        is_enabled: enabled,
      });
      if (isNew) table.forget();
    },
  };
}
