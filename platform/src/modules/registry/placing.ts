import { unfitSettings, type Canary, type ModuleSettings } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { routeConflictAmong } from './route-conflicts.ts';
import { placementText } from './placement-text.ts';
import type { PlacementRow, RegistryStore } from './registry.store.ts';
import {
  newestOf,
  servingOf,
  type RegistrySnapshot,
  type RegistryCache,
} from './registry-cache.ts';

interface EditContext {
  readonly brand: string;
  readonly module: string;
  /** The revision that the operator saw. */
  readonly revision: number;
  readonly note: string;
}

export interface PlaceInput extends EditContext {
  readonly enabled: boolean;
  readonly version: string | null;
  readonly canary?: Canary;
}

export interface SetInput extends EditContext {
  readonly settings: ModuleSettings;
}

export type RollBackInput = EditContext;

export type PlaceFailure =
  | 'invalid-input'
  | 'version-unknown'
  | 'version-conflict'
  | 'place-taken'
  | 'not-found';

type PlacingResult<Value> = Outcome<Value, PlaceFailure>;

export interface PlacingUses {
  readonly store: RegistryStore;
  readonly table: RegistryCache;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
}

/**
 * Changes the placement of one module on one brand: off, a version, or a newer one for a share of the
 * visitors.
 */
export async function place(
  input: PlaceInput,
  operator: Operator,
  uses: PlacingUses,
): Promise<PlacingResult<null>> {
  const releases = await uses.store.releases();
  const refused = refusalOf(input, releases);
  if (refused) return refused;
  return change(input, operator, uses, async (before, placements) => {
    const after = placedAs(before, input, uses.core.clock.now());
    const clash = await routeConflictAmong({ releases, placements }, after, uses.table);
    return clash
      ? fail('place-taken', { detail: `${clash}: switch one of them off first.` })
      : done({ action: 'module.placed', after, words: placementText });
  });
}

/** Ends the canary; without one, all visitors get `lastGood`. */
export async function rollBack(
  input: RollBackInput & { readonly lastGood: string | null },
  operator: Operator,
  uses: PlacingUses,
): Promise<PlacingResult<null>> {
  return change(input, operator, uses, async (before) => {
    const version = before.canary_version ? before.version : input.lastGood;
    if (!before.canary_version && version === null)
      return fail('version-unknown', {
        detail: `${input.module} has no earlier release that works.`,
      });
    const after = { ...before, ...noCanary, version };
    return done({ action: 'module.rolled-back', after, words: placementText });
  });
}

/** Sets the module's per-brand settings, as the serving release describes them. */
export async function setModule(
  input: SetInput,
  operator: Operator,
  uses: PlacingUses,
): Promise<PlacingResult<null>> {
  const { brand, module, settings } = input;
  const now = await uses.table.current();
  const placement = now.placements.find((one) => one.brand === brand && one.module === module);
  const version = servingOf(now, placement) ?? placement?.version ?? newestOf(now, module);
  if (!version) return fail('not-found', { detail: `There is no module ${module}.` });
  const { description } = await uses.table.manifest(module, version);
  const unfit = unfitSettings(description.settings ?? {}, settings);
  if (unfit.length > 0)
    return fail('invalid-input', {
      detail: `${module} ${version} does not take this for: ${unfit.join(', ')}.`,
    });
  return change(input, operator, uses, async (before) =>
    done({
      action: 'module.set',
      after: { ...before, settings },
      words: (row) => JSON.stringify(row.settings),
    }),
  );
}

interface Step {
  readonly action: string;
  readonly after: PlacementRow;
  words(row: PlacementRow): string;
}

type PlanStep = (
  before: PlacementRow,
  placements: readonly PlacementRow[],
) => Promise<PlacingResult<Step>>;

/** Writes the change, its audit record and its event in one transaction. */
async function change(
  { brand, module, revision, note }: EditContext,
  operator: Operator,
  { store, table, core, live }: PlacingUses,
  consider: PlanStep,
): Promise<PlacingResult<null>> {
  const outcome = await core.db.transaction(async (tx): Promise<PlacingResult<null>> => {
    const placements = await lockedRows(tx, { brand, module }, store);
    const before = placements.find((placement) => placement.module === module);
    if (before?.revision !== revision) return editConflict;
    const decided = await consider(before, placements);
    if (!decided.ok) return decided;
    const { action, words, after } = decided.value;
    await store.changePlacement(tx, { ...after, revision: revision + 1 });
    const auditRecord = { action, before: words(before), after: words(after), note };
    await recordAudit(tx, core, operator, { ...auditRecord, subject: `${brand}/${module}` });
    await live.publish(tx, 'site.changed', { brand }, { brand });
    return done(null);
  });
  table.forget();
  return outcome;
}

async function lockedRows(
  tx: Tx,
  cell: { readonly brand: string; readonly module: string },
  store: RegistryStore,
) {
  await store.addPlacement(tx, { ...cell, is_enabled: false });
  return store.lockPlacements(tx, cell.brand);
}

const editConflict = fail('version-conflict', {
  detail: 'Another operator changed this module in the meantime. Look at it again, then decide.',
});

function refusalOf(
  { module, version, canary }: PlaceInput,
  releases: RegistrySnapshot['releases'],
) {
  const own = releases.filter((release) => release.module === module);
  if (own.length === 0) return fail('not-found', { detail: `There is no module ${module}.` });
  for (const wanted of [version, canary?.version ?? null]) {
    if (wanted !== null && !own.some((release) => release.version === wanted))
      return fail('version-unknown', { detail: `${module} has no release ${wanted}.` });
  }
  if (canary && version === null)
    return fail('invalid-input', {
      detail: 'Fix the version that all others keep, then try the newer one.',
    });
  return canary && canary.version === version
    ? fail('invalid-input', { detail: `Everybody has ${version}: try another version.` })
    : null;
}

const noCanary = { canary_version: null, canary_percent: 0, canary_since: null };

function placedAs(before: PlacementRow, input: PlaceInput, now: Date): PlacementRow {
  const { enabled, version, canary } = input;
  const after = { ...before, is_enabled: enabled, version };
  if (!canary) return { ...after, ...noCanary };
  const isOngoing = before.canary_version === canary.version;
  return {
    ...after,
    canary_version: canary.version,
    canary_percent: canary.percent,
    canary_since: isOngoing ? before.canary_since : now,
    withdrawn_version: null,
    withdrawn_at: null,
  };
}
