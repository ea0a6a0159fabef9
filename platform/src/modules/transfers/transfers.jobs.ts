import type { Job } from '../../core.ts';
import type { Transfers } from './transfers.service.ts';

/** Asks providers about transfers that they did not answer. */
export const transfersJobs = ({ transfers }: { readonly transfers: Transfers }): Job[] => [
  { name: 'wallet-transfers', everyMs: 2_000, run: () => transfers.askDue() },
];
