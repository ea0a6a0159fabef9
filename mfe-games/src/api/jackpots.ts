import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** How long a value rises to the next one. */
export const jackpotRefreshMs = 15_000;

/** What is to be won now; nothing where the brand has no jackpot. */
export function useJackpot() {
  return useAnswer(calls.jackpots, undefined, { refreshMs: jackpotRefreshMs }).data?.[0];
}
