import type { Job } from '../../core.ts';
import type { Jackpots } from './jackpot.service.ts';

/** What a page shows is half a minute old at most: the job comes well within. */
export function jackpotJobs({ jackpots }: { readonly jackpots: Jackpots }): Job[] {
  return [{ name: 'jackpots', everyMs: 5_000, run: () => jackpots.advance() }];
}
