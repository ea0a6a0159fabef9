import type { Job } from '../../core.ts';
import type { Vip } from './vip.service.ts';

export function vipJobs({ vip }: { readonly vip: Pick<Vip, 'progressDue' | 'checkDue'> }): Job[] {
  return [
    { name: 'vip.progress', everyMs: 2_000, run: () => vip.progressDue() },
    { name: 'vip.check', everyMs: 5 * 60_000, run: () => vip.checkDue() },
  ];
}
