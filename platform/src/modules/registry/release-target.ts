import type { LiveRelease, ReleaseTarget } from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import type { RegistryStore } from './registry.store.ts';
import type { shellsStore } from './shells.store.ts';
import { servingOf, type TableKeeper } from './table.ts';

export interface Ground {
  readonly store: RegistryStore;
  readonly shells: ReturnType<typeof shellsStore>;
  readonly table: TableKeeper;
  readonly core: Pick<Core, 'clock'>;
}

/** A page can stay open for so long with the shell that it started with. */
const pageLifeMs = 24 * 3_600_000;

/**
 * What a release of a module would go live beside. `arriving` are releases that are about to take the
 * place of the newest of their modules, as all local builds do together at a start.
 */
export async function targetOf(
  module: string,
  arriving: readonly LiveRelease[],
  { store, shells, table, core }: Ground,
): Promise<ReleaseTarget> {
  const since = new Date(core.clock.now().getTime() - pageLifeMs);
  const [admitted, live, now] = await Promise.all([
    shells.live(since),
    liveReleases(arriving, { store, table }),
    table.current(),
  ]);
  return {
    shells: admitted.map(({ release }) => release),
    live: live.filter(({ description }) => description.name !== module),
    versions: now.releases
      .filter((release) => release.module === module)
      .map(({ version }) => version),
  };
}

/** Every release that some brand serves. */
export async function liveReleases(
  arriving: readonly LiveRelease[],
  { store, table }: Pick<Ground, 'store' | 'table'>,
): Promise<readonly LiveRelease[]> {
  const now = await table.current();
  const served = new Map<string, Promise<LiveRelease>>();
  for (const placement of now.placements) {
    const { module } = placement;
    const version = servingOf(now, placement);
    if (!version) continue;
    const next = arriving.find(({ description }) => description.name === module);
    if (next && placement.version === null) served.set(module, Promise.resolve(next));
    else served.set(`${module} ${version}`, releaseOf(module, version, store));
  }
  return Promise.all(served.values());
}

async function releaseOf(
  module: string,
  version: string,
  store: RegistryStore,
): Promise<LiveRelease> {
  const release = await store.release(module, version);
  if (!release) throw new Error(`${module} ${version} is placed and was never released`);
  return { version, description: release.manifest.description, facts: release.facts };
}
