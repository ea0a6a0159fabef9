import type { ReleaseManifest } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { newestRelease } from './newest-release.ts';
import type { PlacementRow, RegistryStore, ReleaseRow } from './registry.store.ts';

/** The current releases of every module and placements of every brand. */
export interface RegistrySnapshot {
  readonly releases: readonly ReleaseRow[];
  readonly placements: readonly PlacementRow[];
}

export interface RegistryCache {
  /** At most one second old. */
  current(): Promise<RegistrySnapshot>;
  /** A release's manifest; cached without expiry, because releases never change. */
  manifest(module: string, version: string): Promise<ReleaseManifest>;
  forget(): void;
}

const cacheMs = 1_000;

export function createRegistryCache(
  store: RegistryStore,
  { clock }: Pick<Core, 'clock'>,
): RegistryCache {
  const manifests = new Map<string, Promise<ReleaseManifest>>();
  let kept: { readonly at: number; readonly table: Promise<RegistrySnapshot> } | null = null;

  async function readManifest(module: string, version: string): Promise<ReleaseManifest> {
    const release = await store.release(module, version);
    if (!release) throw new Error(`${module} ${version} is placed and was never released`);
    return release.manifest;
  }

  return {
    current() {
      const now = clock.now().getTime();
      if (kept && Math.abs(now - kept.at) < cacheMs) return kept.table;
      const table = Promise.all([store.releases(), store.placements()]).then(
        ([releases, placements]) => ({ releases, placements }),
      );
      kept = { at: now, table };
      table.catch(() => (kept = null));
      return table;
    },
    manifest(module, version) {
      const name = `${module} ${version}`;
      const known = manifests.get(name);
      if (known) return known;
      const manifest = readManifest(module, version);
      manifests.set(name, manifest);
      manifest.catch(() => manifests.delete(name));
      return manifest;
    },
    forget() {
      kept = null;
    },
  };
}

/** The names of all modules that have a release. */
export function modulesOf({ releases }: Pick<RegistrySnapshot, 'releases'>): readonly string[] {
  return [...new Set(releases.map(({ module }) => module))];
}

/** The version that a brand gets which follows the newest release. */
export function newestOf(
  { releases }: Pick<RegistrySnapshot, 'releases'>,
  module: string,
): string | null {
  return newestRelease(releases.filter((release) => release.module === module))?.version ?? null;
}

/** The version that a page of the brand gets; `null` while the module is off. */
export function servingOf(
  table: Pick<RegistrySnapshot, 'releases'>,
  placement: Pick<PlacementRow, 'module' | 'is_enabled' | 'version'> | undefined,
): string | null {
  if (!placement?.is_enabled) return null;
  return placement.version ?? newestOf(table, placement.module);
}

/** Both parts only rise: releases are never withdrawn, and each placement change has a revision. */
export function serialOf({ releases, placements }: RegistrySnapshot, brand: string): number {
  return placements
    .filter((placement) => placement.brand === brand)
    .reduce((sum, { revision }) => sum + revision, releases.length);
}
