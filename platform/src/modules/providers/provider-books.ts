import type { ProviderReport } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs, startOfUtcDay } from '../../zoned-time.ts';
import type { LivePartners } from './live-partners.ts';
import { createProviderClient, type TimeSpan } from './provider-client.ts';
import { createRepairs } from './repairs.ts';
import { addReport, lastReports, reconciledUntil, type ReportRow } from './reports.store.ts';
import { endStaleRounds, type StaleRoundsUses } from './stale-rounds.ts';
import type { WalletCore } from './wallet-core.ts';
import { bookComparison } from './compare-books.ts';

export interface ProviderBooks {
  /** Compares a provider's books with ours, applies the automatic repairs, and stores the findings. */
  reconcile(
    provider: string,
    span: TimeSpan,
  ): Promise<Outcome<ProviderReport, 'not-found' | 'provider-unavailable'>>;
  /**
   * Compares the completed days that were not compared yet, for every provider. A failing provider never
   * causes a rejection.
   */
  reconcileDue(): Promise<void>;
  /** Ends rounds that have been open for two days; returns their number. */
  endStaleRounds(): Promise<number>;
  reports(query: {
    provider?: string;
    before?: string;
    limit: number;
  }): Promise<readonly ProviderReport[]>;
}

export interface ProviderBooksUses extends Omit<
  StaleRoundsUses,
  'client' | 'repairs' | 'partners'
> {
  readonly wallet: WalletCore;
  readonly partners: LivePartners;
}
/** A day is compared after calls in progress at its end have settled. */
const settledAfterHours = 1;

export function createProviderBooks(core: Core, uses: ProviderBooksUses): ProviderBooks {
  const { db, clock } = core;
  const client = createProviderClient(core);
  const repairs = createRepairs(uses.wallet);
  const compare = bookComparison(core, { client, repairs });

  async function reconcile(provider: string, span: TimeSpan) {
    await uses.partners.refresh();
    const partner = uses.partners.byId(provider);
    if (!partner) return fail('not-found', { detail: 'No provider has that name.' });
    const row = await compare(partner, span);
    if (!row)
      return fail('provider-unavailable', {
        detail: 'The provider did not show its transactions. Ask it for them, and try again.',
      });
    await db.transaction((tx) => addReport(tx, row));
    return done(shownOf(row));
  }

  return {
    reconcile,
    async reconcileDue() {
      const until = startOfUtcDay(
        dayjs.utc(clock.now()).subtract(settledAfterHours, 'hour').toDate(),
      );
      await uses.partners.refresh();
      for (const { id } of uses.partners.all) {
        const last = await reconciledUntil(db.read, id);
        const from = last ?? dayjs.utc(until).subtract(1, 'day').toDate();
        if (from < until) await reconcile(id, { from, until });
      }
    },
    async endStaleRounds() {
      await uses.partners.refresh();
      return endStaleRounds(core, { ...uses, client, repairs });
    },
    reports: async (query) => (await lastReports(db.read, query)).map(shownOf),
  };
}

function shownOf(row: ReportRow): ProviderReport {
  return {
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    madeAt: row.made_at.toISOString(),
    from: row.from_at?.toISOString() ?? null,
    until: row.until_at?.toISOString() ?? null,
    isClean: row.is_clean,
    facts: row.facts,
  };
}
