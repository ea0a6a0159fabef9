import { compiledCalls, type LiveRelease, type ReleaseTarget } from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';
import type { RegistryStore, ReleaseRow } from './registry.store.ts';
import type { shellsStore } from './shells.store.ts';
import { servingOf, type RegistryCache } from './registry-cache.ts';

export interface ReleaseAuditContext {
  readonly store: RegistryStore;
  readonly shells: ReturnType<typeof shellsStore>;
  readonly table: RegistryCache;
  readonly core: Pick<Core, 'clock'>;
}

/** How long a page may stay open with the shell that it loaded. */
const pageLifeHours = 24;

/**
 * What a release of a module would go live beside. `arriving` are releases that are taken in together, as
 * all local builds are at a start.
 */
export async function targetOf(
  module: string,
  arriving: readonly LiveRelease[],
  { store, shells, table, core }: ReleaseAuditContext,
): Promise<ReleaseTarget> {
  const since = dayjs.utc(core.clock.now()).subtract(pageLifeHours, 'hour').toDate();
  const [admitted, live, now] = await Promise.all([
    shells.live(since),
    liveReleases(arriving, { store, table, core }),
    table.current(),
  ]);
  return {
    shells: admitted.map(({ release }) => release),
    calls: compiledCalls(),
    live: live.filter(({ description }) => description.name !== module),
    versions: now.releases
      .filter((release) => release.module === module)
      .map(({ version }) => version),
  };
}

/** Every release that some brand serves once `arriving` are taken in. */
export async function liveReleases(
  arriving: readonly LiveRelease[],
  { store, table, core }: Pick<ReleaseAuditContext, 'store' | 'table' | 'core'>,
): Promise<readonly LiveRelease[]> {
  const now = await table.current();
  const next = { releases: [...now.releases, ...rowsOf(arriving, core.clock.now())] };
  const served = new Map<string, Promise<LiveRelease>>();
  for (const placement of now.placements) {
    const { module } = placement;
    const version = servingOf(next, placement);
    if (!version) continue;
    const known = arriving.find(
      (release) => release.description.name === module && release.version === version,
    );
    served.set(
      `${module} ${version}`,
      known ? Promise.resolve(known) : releaseOf(module, version, store),
    );
  }
  return Promise.all(served.values());
}

const rowsOf = (arriving: readonly LiveRelease[], now: Date): readonly ReleaseRow[] =>
  arriving.map(({ version, description }) => ({
    module: description.name,
    version,
    bytes: 0n,
    released_at: now,
  }));

async function releaseOf(
  module: string,
  version: string,
  store: RegistryStore,
): Promise<LiveRelease> {
  const release = await store.release(module, version);
  if (!release) throw new Error(`${module} ${version} is placed and was never released`);
  return { version, description: release.manifest.description, facts: release.facts };
}
