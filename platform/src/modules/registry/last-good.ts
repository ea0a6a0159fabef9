import type { ReleaseRow } from './registry.store.ts';

/** So many networks that report a release within the hour make it one that fails. */
const failsFrom = 3;

/**
 * The release to fall back to: the newest one before `version` that is not failing itself; `null`
 * where there is none. `releases` are of one module, the newest first.
 */
export function lastGoodOf(
  releases: readonly ReleaseRow[],
  version: string,
  reporters: ReadonlyMap<string, number>,
): string | null {
  const at = releases.findIndex((release) => release.version === version);
  const earlier = at < 0 ? [] : releases.slice(at + 1);
  return earlier.find((one) => (reporters.get(one.version) ?? 0) < failsFrom)?.version ?? null;
}
