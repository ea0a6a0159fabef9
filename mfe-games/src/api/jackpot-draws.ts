import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The last draws of the jackpot, the newest first. */
export function useJackpotDraws(limit: number) {
  return useCallQuery(calls.jackpotDraws, { limit });
}
