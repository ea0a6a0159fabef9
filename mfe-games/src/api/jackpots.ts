import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** How long a value rises to the next one. */
export const jackpotRefreshMs = 15_000;

/** What is to be won now: `null` where the brand has no jackpot, `undefined` until that is known. */
export function useJackpot() {
  const { data, error } = useCallQuery(calls.jackpots, undefined, { refreshMs: jackpotRefreshMs });
  return data ? (data[0] ?? null) : error ? null : undefined;
}
