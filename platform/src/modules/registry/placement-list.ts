import {
  settledSettings,
  type Placement,
  type Release,
  type ReleaseFailures,
} from '@croupier/contracts';
import type { FailureCounts } from './failures.store.ts';
import type { PlacementRow, ReleaseRow } from './registry.store.ts';
import {
  modulesOf,
  newestOf,
  servingOf,
  type RegistrySnapshot,
  type RegistryCache,
} from './registry-cache.ts';
import type { Servings } from './servings.ts';
import type { CanaryCount } from './canaries.store.ts';

interface BoardUses {
  readonly cache: RegistryCache;
  /** Failures of the brand within a day. */
  readonly failures: FailureCounts;
  readonly servings: Servings;
  countOf(placement: PlacementRow): Promise<CanaryCount>;
}

/** The rows of the operators' module page: each module with a release. */
export async function placementsOf(
  brand: string,
  table: RegistrySnapshot,
  uses: BoardUses,
): Promise<readonly Placement[]> {
  return Promise.all(
    modulesOf(table).map((module) => {
      const placement = table.placements.find(
        (one) => one.brand === brand && one.module === module,
      );
      return cellOf({ module, placement, table }, uses);
    }),
  );
}

interface Cell {
  readonly module: string;
  readonly placement: PlacementRow | undefined;
  readonly table: RegistrySnapshot;
}

async function cellOf(cell: Cell, uses: BoardUses): Promise<Placement> {
  const { module, placement, table } = cell;
  const own = table.releases.filter((release) => release.module === module);
  const serving = servingOf(table, placement);
  const described = serving ?? placement?.version ?? newestOf(table, module);
  const description = described ? (await uses.cache.manifest(module, described)).description : null;
  const form = description?.settings ?? {};
  return {
    module,
    owner: description?.owner ?? '',
    enabled: placement?.is_enabled ?? false,
    version: placement?.version ?? null,
    serving,
    canary: await canaryOf(placement, uses),
    withdrawn: withdrawnOf(placement),
    newest: newestOf(table, module),
    lastGood: placement && serving ? await uses.servings.lastGood(placement, serving) : null,
    form,
    settings: settledSettings(form, placement?.settings ?? {}),
    releases: own.map((release) => releaseOf(release, uses.failures)),
    revision: placement?.revision ?? 0,
  };
}

async function canaryOf(placement: PlacementRow | undefined, { countOf }: BoardUses) {
  const { canary_version: version, canary_since: since, canary_percent: percent } = placement ?? {};
  if (!placement || !version || !since || !percent) return null;
  return { version, percent, since: since.toISOString(), ...(await countOf(placement)) };
}

function withdrawnOf(placement: PlacementRow | undefined): Placement['withdrawn'] {
  const { withdrawn_version: version, withdrawn_at: at } = placement ?? {};
  return version && at ? { version, at: at.toISOString() } : null;
}

function releaseOf(
  { module, version, released_at, bytes }: ReleaseRow,
  failures: FailureCounts,
): Release {
  return {
    version,
    releasedAt: released_at.toISOString(),
    bytes: Number(bytes),
    failures: failures.get(`${module} ${version}`) ?? none,
  };
}

const none: ReleaseFailures = { reports: 0, networks: 0, lastAt: null, last: null };
