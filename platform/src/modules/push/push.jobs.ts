import type { Job } from '../../core.ts';
import type { Push } from './push.service.ts';

const second = 1_000;

export const pushJobs = ({ push }: { readonly push: Push }): Job[] => [
  { name: 'push.read', everyMs: second, run: () => push.read() },
  { name: 'push.deliver', everyMs: second, run: () => push.deliver() },
  { name: 'push.sweep', everyMs: 3_600 * second, run: () => push.sweep() },
];
