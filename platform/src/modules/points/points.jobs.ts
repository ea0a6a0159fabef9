import type { Job } from '../../core.ts';
import type { Points } from './points.service.ts';

export const pointsJobs = ({ points }: { readonly points: Pick<Points, 'earnDue'> }): Job[] => [
  { name: 'points.earn', everyMs: 2_000, run: () => points.earnDue() },
];
