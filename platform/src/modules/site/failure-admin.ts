import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FailureReport } from '@croupier/contracts';
import { fail, type Outcome } from '../../outcome.ts';
import type { Failures } from '../registry/index.ts';
import type { SiteKeys } from './site-keys.ts';

/** Accepts failure reports of pages: only with a page's ticket, and within rate limits. */
export interface FailureAdmin {
  take(
    report: FailureReport,
    from: { readonly brand: string; readonly ip: string },
  ): Promise<Outcome<void, 'forbidden' | 'too-many-requests' | 'not-found'>>;
}

const perPage = { points: 20, duration: 12 * 3_600 };
const perAddress = { points: 60, duration: 60 };

export function createFailureAdmin({
  siteKeys,
  failures,
}: {
  readonly siteKeys: SiteKeys;
  readonly failures: Failures;
}): FailureAdmin {
  const ofPage = new RateLimiterMemory(perPage);
  const ofAddress = new RateLimiterMemory(perAddress);
  return {
    async take({ ticket, ...report }, from) {
      // Before the ticket is checked: guessing tickets is limited, too.
      const waitS = (await waitOf(ofAddress, from.ip)) || (await waitOf(ofPage, ticket));
      if (waitS > 0)
        return fail('too-many-requests', {
          detail: 'This page has reported enough.',
          retryAfter: waitS,
        });
      const canaries = await siteKeys.readTicket(from.brand, ticket);
      if (!canaries)
        return fail('forbidden', { detail: 'Reload the page: its ticket is too old.' });
      return failures.report(report, { ...from, canaries });
    },
  };
}

/** Seconds to wait; 0 if the report is allowed. */
async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}
