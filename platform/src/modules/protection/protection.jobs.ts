import type { Job } from '../../core.ts';
import type { Protection } from './protection.service.ts';

/** A page in play shows a check by itself; the job reaches the member's other pages. */
export const protectionJobs = ({ protection }: { readonly protection: Protection }): Job[] => [
  { name: 'protection.remind', everyMs: 15_000, run: () => protection.remind() },
];
