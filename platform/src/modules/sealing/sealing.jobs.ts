import type { Job } from '../../core.ts';
import type { Sealing } from './sealing.service.ts';

const tenMinutes = 10 * 60_000;

export const sealingJobs = ({ sealing }: { readonly sealing: Sealing }): Job[] => [
  { name: 'sealing.rotate', everyMs: tenMinutes, run: () => sealing.rotate() },
];
