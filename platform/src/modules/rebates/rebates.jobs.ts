import type { Job } from '../../core.ts';
import type { Rebates } from './rebates.service.ts';

export function rebatesJobs({ rebates }: { readonly rebates: Pick<Rebates, 'payDue'> }): Job[] {
  return [{ name: 'rebates.pay', everyMs: 60_000, run: () => rebates.payDue() }];
}
