import { isIPv6 } from 'node:net';
import type { FailureReport } from '@croupier/contracts';
import type { Core, Job } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { failuresStore } from './failures.store.ts';
import type { Registry } from './registry.service.ts';

/** Failures of modules, as the pages report them. */
export interface Failures {
  /** Counts a report of a release that the brand can have had, in a network's name. */
  report(
    report: Omit<FailureReport, 'ticket'>,
    from: { readonly brand: string; readonly ip: string },
  ): Promise<Outcome<void, 'not-found'>>;
}

const hourMs = 3_600_000;
const keptMs = 30 * 24 * hourMs;

export function createFailures(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { registry }: { readonly registry: Registry },
): Failures {
  const store = failuresStore(db.read);
  return {
    async report({ module, version, kind, piece, detail }, { brand, ip }) {
      if (!(await registry.isDealt(brand, module, version)))
        return fail('not-found', { detail: `${brand} has no ${module} ${version}.` });
      const now = clock.now();
      await store.add({
        brand,
        module,
        version,
        kind,
        reporter: networkOf(ip),
        hour: new Date(Math.floor(now.getTime() / hourMs) * hourMs),
        reports: 1,
        piece: printable(piece),
        detail: printable(detail),
        last_at: now,
      });
      return done(undefined);
    },
  };
}

export function failureJobs({ db, clock }: Pick<Core, 'db' | 'clock'>): Job[] {
  const store = failuresStore(db.read);
  return [
    {
      name: 'registry-failures',
      everyMs: hourMs,
      run: () => store.forgetBefore(new Date(clock.now().getTime() - keptMs)),
    },
  ];
}

/** The network that an address is in, not the address: one house weighs as one, and nobody is stored. */
function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '');
  return isIPv6(plain)
    ? plain.split(':').slice(0, 3).join(':')
    : plain.split('.').slice(0, 3).join('.');
}

/** PostgreSQL keeps no NUL, and a log no line of a stranger's. */
// eslint-disable-next-line no-control-regex
const printable = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ');
