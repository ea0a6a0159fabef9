import type { ProviderReport } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs, startOfUtcDay } from '../../zoned-time.ts';
import type { LivePartners } from './live-partners.ts';
import type { Partner } from './partners.ts';
import { createProviderClient, type ProviderBook, type TimeSpan } from './provider-client.ts';
import { bookedBetween, bookedByIds } from './reconciliations.store.ts';
import { differencesOf, type BookingsToCompare, type Difference } from './reconciliations.ts';
import { createRepairs, repairOf } from './repairs.ts';
import { addReport, lastReports, reconciledUntil, type ReportRow } from './reports.store.ts';
import { endStaleRounds, type StaleRoundsUses } from './stale-rounds.ts';
import type { WalletCore } from './wallet-core.ts';

export interface ProviderBooks {
  /** Compares a provider's books with ours, applies the automatic repairs, and stores the findings. */
  reconcile(
    provider: string,
    stretch: TimeSpan,
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

/** A transaction this close to midnight may be in the next day's book of one side. */
const edgeMinutes = 15;
/** A day is compared after calls in progress at its end have settled. */
const settledAfterHours = 1;

export function createProviderBooks(core: Core, uses: ProviderBooksUses): ProviderBooks {
  const { db, clock, ids } = core;
  const client = createProviderClient(core);
  const repairs = createRepairs(uses.wallet);

  async function booksOf(
    partner: Partner,
    stretch: TimeSpan,
  ): Promise<(BookingsToCompare & Pick<ProviderBook, 'unreadable'>) | null> {
    const { from, until } = stretch;
    const book = await client.transactions(partner, {
      from: dayjs.utc(from).subtract(edgeMinutes, 'minute').toDate(),
      until: dayjs.utc(until).add(edgeMinutes, 'minute').toDate(),
    });
    if (!book) return null;
    const { transactions: theirsBeside, unreadable } = book;
    const isWithin = ({ at }: { readonly at: string }) => {
      const time = Date.parse(at);
      return time >= from.getTime() && time < until.getTime();
    };
    const theirs = theirsBeside.filter(isWithin);
    const ours = await bookedBetween(db.read, { partner: partner.id, from, until });
    const oursBeside = await bookedByIds(db.read, partner.id, theirs);
    return { ours, theirs, oursBeside, theirsBeside, unreadable };
  }

  async function repaired(partner: Partner, found: Difference): Promise<boolean> {
    const { kind, theirTransaction } = found;
    if (!theirTransaction || kind === 'amount-differs') return false;
    try {
      return (await repairs.apply(partner, repairOf(theirTransaction))) === 'RS_OK';
    } catch (error) {
      core.log.error({ err: error, partner: partner.id }, 'a difference could not be repaired');
      return false;
    }
  }

  async function compare(partner: Partner, stretch: TimeSpan): Promise<ReportRow | null> {
    const books = await booksOf(partner, stretch);
    if (!books) return null;
    const differences = [];
    for (const found of differencesOf(books)) {
      const { theirTransaction: _, ...shown } = found;
      differences.push({ ...shown, isRepaired: await repaired(partner, found) });
    }
    return {
      id: ids.next('prp'),
      provider: partner.id,
      kind: 'reconciliation',
      made_at: clock.now(),
      from_at: stretch.from,
      until_at: stretch.until,
      is_clean: books.unreadable === 0 && differences.every(({ isRepaired }) => isRepaired),
      facts: {
        ours: books.ours.length,
        theirs: books.theirs.length,
        ...(books.unreadable > 0 && { unreadable: books.unreadable }),
        differences,
      },
    };
  }

  async function reconcile(provider: string, stretch: TimeSpan) {
    await uses.partners.refresh();
    const partner = uses.partners.byId(provider);
    if (!partner) return fail('not-found', { detail: 'No provider has that name.' });
    const row = await compare(partner, stretch);
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
