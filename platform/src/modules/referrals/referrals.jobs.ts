import type { Job } from '../../core.ts';
import type { Referrals } from './referrals.service.ts';

export function referralsJobs({
  referrals,
}: {
  readonly referrals: Pick<Referrals, 'payDue'>;
}): Job[] {
  return [{ name: 'referrals.pay', everyMs: 60_000, run: () => referrals.payDue() }];
}
