import type { PlacementRow } from './registry.store.ts';
import { routeConflictOf } from './release-rules.ts';
import { servingOf, type RegistrySnapshot, type RegistryCache } from './registry-cache.ts';

/** The part of a placement that decides which versions its pages get. */
type PlacedVersions = Pick<PlacementRow, 'module' | 'is_enabled' | 'version' | 'canary_version'>;

/**
 * What a module with this placement and another one of the brand would both own on one page; `null` without a
 * conflict.
 */
export async function routeConflictAmong(
  table: RegistrySnapshot,
  after: PlacedVersions,
  cache: RegistryCache,
): Promise<string | null> {
  const others = table.placements.filter(({ module }) => module !== after.module);
  for (const version of servedVersions(table, after)) {
    const own = (await cache.manifest(after.module, version)).description;
    for (const placement of others) {
      for (const other of servedVersions(table, placement)) {
        const { description } = await cache.manifest(placement.module, other);
        const clash = routeConflictOf(own, description);
        if (clash) return clash;
      }
    }
  }
  return null;
}

/** Every version that some page gets by this placement. */
function servedVersions(table: RegistrySnapshot, placement: PlacedVersions): readonly string[] {
  const serving = servingOf(table, placement);
  if (!serving) return [];
  return placement.canary_version ? [serving, placement.canary_version] : [serving];
}
