import type { Placement } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { PlacementRow, RegistryStore } from './registry.store.ts';
import { clashOf } from './release-rules.ts';
import { modulesOf, newestOf, servingOf, type Table, type TableKeeper } from './table.ts';

export interface PlaceInput {
  readonly brand: string;
  readonly module: string;
  readonly enabled: boolean;
  readonly version: string | null;
  /** The revision that the operator saw. */
  readonly revision: number;
  readonly note: string;
}

export type PlaceFailure = 'version-unknown' | 'version-conflict' | 'place-taken' | 'not-found';

interface Uses {
  readonly store: RegistryStore;
  readonly table: TableKeeper;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
}

/** Changes one cell of the board of brands by modules: the change, its audit entry and its event, or none of them. */
export async function place(
  input: PlaceInput,
  operator: Operator,
  uses: Uses,
): Promise<Outcome<null, PlaceFailure>> {
  const { store, table, core, live } = uses;
  const releases = await store.releases();
  const refused = refusalOf(input, releases);
  if (refused) return refused;

  const outcome = await core.db.transaction(async (tx): Promise<Outcome<null, PlaceFailure>> => {
    const { brand, module } = input;
    await store.addPlacement(tx, { brand, module, is_enabled: false, version: null, revision: 0 });
    const placements = await store.lockPlacements(tx, brand);
    const before = placements.find((placement) => placement.module === module);
    if (before?.revision !== input.revision) return overtaken;
    const after = {
      brand,
      module,
      is_enabled: input.enabled,
      version: input.version,
      revision: input.revision + 1,
    };
    const clash = await clashAmong({ releases, placements }, after, table);
    if (clash) return fail('place-taken', { detail: `${clash}: switch one of them off first.` });
    await store.changePlacement(tx, after);
    await store.addAudit(tx, auditOf({ before, after, operator, note: input.note }, core));
    await live.publish(tx, 'site.changed', { brand }, { brand });
    return done(null);
  });
  table.forget();
  return outcome;
}

const overtaken = fail('version-conflict', {
  detail: 'Another operator changed this module in the meantime. Look at it again, then decide.',
});

function refusalOf({ module, version }: PlaceInput, releases: Table['releases']) {
  const own = releases.filter((release) => release.module === module);
  if (own.length === 0) return fail('not-found', { detail: `There is no module ${module}.` });
  if (version === null || own.some((release) => release.version === version)) return null;
  return fail('version-unknown', { detail: `${module} has no release ${version}.` });
}

async function clashAmong(
  table: Table,
  after: PlacementRow,
  keeper: TableKeeper,
): Promise<string | null> {
  const version = servingOf(table, after);
  if (!version) return null;
  const own = await keeper.manifest(after.module, version);
  for (const placement of table.placements.filter(({ module }) => module !== after.module)) {
    const other = servingOf(table, placement);
    const clash = other
      ? clashOf(own.description, (await keeper.manifest(placement.module, other)).description)
      : null;
    if (clash) return clash;
  }
  return null;
}

interface Change {
  readonly before: PlacementRow;
  readonly after: PlacementRow;
  readonly operator: Operator;
  readonly note: string;
}

function auditOf({ before, after, operator, note }: Change, { clock, ids }: Uses['core']) {
  return {
    id: ids.next('aud'),
    at: clock.now(),
    operator: operator.name,
    action: 'module.placed',
    subject: `${after.brand}/${after.module}`,
    before: inWords(before),
    after: inWords(after),
    note,
  };
}

const inWords = ({ is_enabled, version }: PlacementRow) =>
  `${is_enabled ? 'on' : 'off'}, ${version ?? 'newest'}`;

/** The row of the operators' board for each module that has a release. */
export async function boardOf(
  brand: string,
  table: Table,
  keeper: TableKeeper,
): Promise<readonly Placement[]> {
  return Promise.all(
    modulesOf(table).map(async (module) => {
      const placement = table.placements.find(
        (one) => one.brand === brand && one.module === module,
      );
      const newest = newestOf(table, module);
      return {
        module,
        owner: newest ? (await keeper.manifest(module, newest)).description.owner : '',
        enabled: placement?.is_enabled ?? false,
        version: placement?.version ?? null,
        serving: servingOf(table, placement),
        releases: table.releases
          .filter((release) => release.module === module)
          .map(({ version, released_at, bytes }) => ({
            version,
            releasedAt: released_at.toISOString(),
            bytes: Number(bytes),
          })),
        revision: placement?.revision ?? 0,
      };
    }),
  );
}
