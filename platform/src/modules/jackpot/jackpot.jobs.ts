import type { Job } from '../../core.ts';
import type { Jackpots } from './jackpot.service.ts';

/** Pages show values up to half a minute old, so the job runs more often than that. */
export function jackpotJobs({ jackpots }: { readonly jackpots: Jackpots }): Job[] {
  return [{ name: 'jackpots', everyMs: 5_000, run: () => jackpots.advance() }];
}
