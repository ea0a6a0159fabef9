import type { Job } from '../../core.ts';
import type { Teams } from './teams.service.ts';

export const teamsJobs = ({ teams }: { readonly teams: Teams }): Job[] => [
  { name: 'teams.tidy', everyMs: 3_600_000, run: () => teams.tidy() },
];
