import type { Shell } from '../start.ts';

/**
 * What a part failed over may be the answer that it was given: before it begins anew, answers that nobody shows
 * are forgotten and the others asked for again; one that is on its way already is waited for.
 */
export function refetchStale({ cache }: Pick<Shell, 'cache'>): void {
  cache.removeQueries({ type: 'inactive' });
  void cache.invalidateQueries(undefined, { cancelRefetch: false });
}
