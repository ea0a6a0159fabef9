import type { Shell } from '../start.ts';

/**
 * A part may have failed because of its cached response: before it mounts again, responses without a mounted
 * consumer are dropped from the cache and the others are requested again; a running request is awaited.
 */
export function refetchStale({ cache }: Pick<Shell, 'cache'>): void {
  cache.removeQueries({ type: 'inactive' });
  void cache.invalidateQueries(undefined, { cancelRefetch: false });
}
