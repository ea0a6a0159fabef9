import type { Job } from '../../core.ts';
import type { Rewards } from './rewards.service.ts';

export function rewardsJobs({
  rewards,
}: {
  readonly rewards: Pick<Rewards, 'expire' | 'issueDue'>;
}): Job[] {
  return [
    { name: 'rewards.expire', everyMs: 60_000, run: () => rewards.expire() },
    { name: 'rewards.issue', everyMs: 5_000, run: () => rewards.issueDue() },
  ];
}
