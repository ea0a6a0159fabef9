import type { FailureReport } from '@croupier/contracts';
import type { Core, Job } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import type { ReleaseName } from './release-choice.ts';
import { failuresStore } from './failures.store.ts';
import { networkOf } from '../../http/network.ts';
import { hourOf } from './hour-of.ts';
import type { Registry } from './registry.ts';
import { canariesStore } from './canaries.store.ts';

/** Failures of modules, as reported by pages. */
export interface Failures {
  /**
   * Counts a report per network, if the page can have had this release. A canary with too many failures is
   * rolled back.
   */
  report(
    report: Omit<FailureReport, 'ticket'>,
    from: {
      readonly brand: string;
      readonly ip: string;
      /** The canaries of the reporting page. */
      readonly canaries: readonly ReleaseName[];
    },
  ): Promise<Outcome<void, 'not-found'>>;
}

const hourMs = 3_600_000;
const retentionDays = 30;
const servingRetentionHours = 24;

export function createFailures(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { registry }: { readonly registry: Pick<Registry, 'isServed' | 'canaries'> },
): Failures {
  const store = failuresStore(db.read);
  return {
    async report({ module, version, kind, piece, detail }, { brand, ip, canaries }) {
      if (!(await registry.isServed(brand, { module, version, canaries })))
        return fail('not-found', { detail: `${brand} has no ${module} ${version}.` });
      const now = clock.now();
      await store.add({
        brand,
        module,
        version,
        kind,
        reporter: networkOf(ip),
        hour: hourOf(now),
        reports: 1,
        piece: printable(piece),
        detail: printable(detail),
        last_at: now,
      });
      await registry.canaries.review({ brand, module, version });
      return done(undefined);
    },
  };
}

export function failureJobs({ db, clock }: Pick<Core, 'db' | 'clock'>): Job[] {
  const store = failuresStore(db.read);
  const canaries = canariesStore(db.read);
  return [
    {
      name: 'registry-failures',
      everyMs: hourMs,
      async run() {
        const now = dayjs.utc(clock.now());
        await store.forgetBefore(now.subtract(retentionDays, 'day').toDate());
        await canaries.forgetBefore(now.subtract(servingRetentionHours, 'hour').toDate());
      },
    },
  ];
}

/** PostgreSQL stores no NUL, and a log must not contain line breaks of strangers. */
// eslint-disable-next-line no-control-regex
const printable = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ');
