import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** How long a value rises to the next one. */
export const jackpotRefreshMs = 15_000;

/** The current jackpot: `null` if the brand has none, `undefined` while loading. */
export function useJackpot() {
  const { data, error } = useCallQuery(calls.jackpots, undefined, { refreshMs: jackpotRefreshMs });
  return data ? (data[0] ?? null) : error ? null : undefined;
}
