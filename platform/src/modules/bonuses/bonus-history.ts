import { formatAmount, type BonusEntry, type MemberId, type Page } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { accounts, type Entry, type Ledger, type TransferKind } from '../ledger/index.ts';
import type { BonusRow } from './bonus.ts';
import { bonusEnds } from './bonuses.store.ts';

export interface HistoryPage {
  readonly before?: string;
  readonly limit?: number;
}

type End = Pick<BonusRow, 'state' | 'forfeited_by'>;

const pageSize = 15;

/** Bookings on a member's bonus money, newest first. */
export async function bonusHistory(
  { db, ledger }: { readonly db: Pick<Db, 'read'>; readonly ledger: Pick<Ledger, 'statement'> },
  member: MemberId,
  { before, limit = pageSize }: HistoryPage,
): Promise<Page<BonusEntry>> {
  const page = { before: before ?? null, limit };
  const { entries, next } = await ledger.statement(accounts.bonus(member), page);
  const named = entries.filter(({ kind }) => kind === 'bonus').map(({ reference }) => reference);
  const rows = named.length > 0 ? await bonusEnds(db.read, named) : [];
  const ends = new Map<string, End>(rows.map((row) => [row.id, row]));
  return { rows: entries.map((entry) => lineOf(entry, ends.get(entry.reference))), next };
}

function lineOf(entry: Entry, end: End | undefined): BonusEntry {
  return {
    transferId: entry.transfer,
    kind: entry.kind === 'bonus' && entry.amountUnits < 0n ? kindOfEnd(end) : kindOf(entry.kind),
    amount: formatAmount(entry.amountUnits),
    balanceAfter: formatAmount(entry.balanceAfterUnits ?? 0n),
    reference: entry.reference,
    bookedAt: entry.bookedAt.toISOString(),
  };
}

/** Apart from games and corrections, money leaves a bonus only when the bonus ends. */
function kindOfEnd(end: End | undefined): BonusEntry['kind'] {
  if (end?.state === 'converted' || end?.state === 'expired') return end.state;
  return end?.forfeited_by === 'house' ? 'taken-back' : 'forfeited';
}

function kindOf(kind: TransferKind): BonusEntry['kind'] {
  switch (kind) {
    case 'bonus':
      return 'granted';
    case 'bonus-adjustment':
      return 'adjusted';
    case 'game-bet':
      return 'staked';
    case 'game-win':
      return 'won';
    case 'game-rollback':
      return 'returned';
    case 'payout-reversal':
      return 'corrected';
    default:
      throw new Error(`${kind} was booked on bonus money`);
  }
}
