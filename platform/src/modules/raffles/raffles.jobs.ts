import type { Job } from '../../core.ts';
import type { Raffles } from './raffles.service.ts';

export const rafflesJobs = ({ raffles }: { readonly raffles: Pick<Raffles, 'advance'> }): Job[] => [
  { name: 'raffles', everyMs: 5_000, run: () => raffles.advance() },
];
