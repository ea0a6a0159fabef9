import type { Job } from '../../core.ts';
import type { Identity } from './identity.service.ts';

const tenMinutes = 10 * 60_000;

export const identityJobs = ({ identity }: { readonly identity: Identity }): Job[] => [
  { name: 'identity.sweep', everyMs: tenMinutes, run: () => identity.sweep() },
  { name: 'identity.close-accounts', everyMs: tenMinutes, run: () => identity.closure.closeDue() },
  { name: 'identity.export-data', everyMs: 10_000, run: () => identity.dataExports.buildDue() },
];
