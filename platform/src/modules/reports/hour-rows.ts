import type { MemberId } from '@croupier/contracts';
import { timeOfId } from '../../system.ts';
import { playerOf, type PlayerEntry } from '../ledger/index.ts';
import { partsOf } from './entry-parts.ts';
import type { EntryFacts } from './roll-up.ts';

/** What the entries of one member, hour and currency add to the turnover by hour. */
export interface HourRow {
  readonly member: MemberId;
  readonly hour: Date;
  readonly currency: string;
  readonly turnoverUnits: bigint;
  readonly lateTurnoverUnits: bigint;
  readonly lateWinUnits: bigint;
}

const hourMs = 3_600_000;

/** The entries as rows, in the order of their keys: transactions that add to the same rows lock them alike. */
export function hoursOf(
  entries: readonly PlayerEntry[],
  facts: Pick<EntryFacts, 'dayOf'>,
): readonly HourRow[] {
  const rows = new Map<string, HourRow>();
  for (const entry of entries) {
    const member = playerOf(entry.path);
    const hour = new Date(Math.floor(entry.bookedAt.getTime() / hourMs) * hourMs);
    const { currency } = entry;
    const key = `${member} ${hour.toISOString()} ${currency}`;
    const row = rows.get(key) ?? { member, hour, currency, ...noUnits };
    const { turnoverUnits, winUnits } = unitsOf(entry);
    const isLate = isOfEarlierDay(entry, member, facts);
    rows.set(key, {
      ...row,
      turnoverUnits: row.turnoverUnits + turnoverUnits,
      lateTurnoverUnits: row.lateTurnoverUnits + (isLate ? turnoverUnits : 0n),
      lateWinUnits: row.lateWinUnits + (isLate ? winUnits : 0n),
    });
  }
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ turnoverUnits, lateTurnoverUnits, lateWinUnits }) =>
      [turnoverUnits, lateTurnoverUnits, lateWinUnits].some((units) => units !== 0n),
    );
}

const noUnits = { turnoverUnits: 0n, lateTurnoverUnits: 0n, lateWinUnits: 0n };

/** Fees change no turnover, so that they need not be known here. */
export function unitsOf(entry: PlayerEntry) {
  let [turnoverUnits, winUnits] = [0n, 0n];
  for (const { measure, units } of partsOf(entry, 0n)) {
    if (measure === 'stake') turnoverUnits += units;
    if (measure === 'refund') turnoverUnits -= units;
    if (measure === 'win') winUnits += units;
  }
  return { turnoverUnits, winUnits };
}

const correcting: ReadonlySet<PlayerEntry['kind']> = new Set([
  'refund',
  'game-rollback',
  'payout-reversal',
]);

/** Whether the entry corrects a bet of an earlier day; the id of a bet contains the time when it was placed. */
function isOfEarlierDay(
  { kind, reference, bookedAt }: PlayerEntry,
  member: MemberId,
  { dayOf }: Pick<EntryFacts, 'dayOf'>,
): boolean {
  const placedAt = correcting.has(kind) ? timeOfId(reference) : null;
  return placedAt !== null && dayOf(member, placedAt) < dayOf(member, bookedAt);
}
