import type { Job } from '../../core.ts';
import type { Protection } from './protection.service.ts';

/** A check shows by itself where a page plays; the job reaches the member's other pages. */
export const protectionJobs = ({ protection }: { readonly protection: Protection }): Job[] => [
  { name: 'protection.remind', everyMs: 15_000, run: () => protection.remind() },
];
