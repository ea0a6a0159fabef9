import type { Core, Job } from '../../core.ts';
import type { Audit } from './audit.ts';

const hourMs = 3_600_000;

/**
 * Checks the audit trail and writes its seal to the log: a trail that is cut short and sealed again no longer
 * matches the logged seal.
 */
export const auditJobs = (
  { log }: Pick<Core, 'log'>,
  { audit }: { readonly audit: Audit },
): readonly Job[] => [
  {
    name: 'audit-check',
    everyMs: hourMs,
    async run() {
      const checked = await audit.check();
      if (checked.broken === null) log.info(checked, 'the audit trail is whole');
      else log.error(checked, 'the audit trail was tampered with: compare it with a backup');
    },
  },
];
