import type { Core } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';
import type { Partner } from './partners.ts';
import type { createProviderClient, ProviderBook, TimeSpan } from './provider-client.ts';
import { bookedBetween, bookedByIds } from './reconciliations.store.ts';
import { differencesOf, type BookingsToCompare, type Difference } from './reconciliations.ts';
import { type createRepairs, repairOf } from './repairs.ts';
import type { ReportRow } from './reports.store.ts';

/** A transaction this close to midnight may be in the next day's book of one side. */
const edgeMinutes = 15;

/** Compares our transactions with those of a provider. */
export function bookComparison(
  core: Core,
  {
    client,
    repairs,
  }: {
    readonly client: ReturnType<typeof createProviderClient>;
    readonly repairs: ReturnType<typeof createRepairs>;
  },
) {
  const { db, ids, clock } = core;

  async function booksOf(
    partner: Partner,
    span: TimeSpan,
  ): Promise<(BookingsToCompare & Pick<ProviderBook, 'unreadable'>) | null> {
    const { from, until } = span;
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

  async function compare(partner: Partner, span: TimeSpan): Promise<ReportRow | null> {
    const books = await booksOf(partner, span);
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
      from_at: span.from,
      until_at: span.until,
      is_clean: books.unreadable === 0 && differences.every(({ isRepaired }) => isRepaired),
      facts: {
        ours: books.ours.length,
        theirs: books.theirs.length,
        ...(books.unreadable > 0 && { unreadable: books.unreadable }),
        differences,
      },
    };
  }

  return compare;
}
