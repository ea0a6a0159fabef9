import type { Job } from '../../core.ts';
import type { Bonuses } from './bonuses.service.ts';

export function bonusesJobs({ bonuses }: { readonly bonuses: Bonuses }): Job[] {
  return [{ name: 'bonuses.expire', everyMs: 60_000, run: () => bonuses.expire() }];
}
