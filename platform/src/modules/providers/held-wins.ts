import { bonusPartOf } from '../bonuses/index.ts';
import { accounts } from '../ledger/index.ts';
import { houseOf, keyOfMoney } from './bookings.ts';
import type { Partner } from './partners.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { boundOf, type WinBound } from './win-bounds.ts';
import type { WalletSet } from './wallet-set.ts';

interface HeldAgainstBound {
  readonly round: RoundRow;
  readonly bet: TransactionRow | null;
  readonly row: TransactionRow;
  readonly bound: WinBound;
}

/** The bound that a win breaks; `null` where it keeps it. */
export function brokenBound(
  set: WalletSet,
  partner: Partner,
  { round, bet, units }: { round: RoundRow; bet: TransactionRow | null; units: bigint },
): WinBound | null {
  const free = bet?.free_rounds_id ? set.freeRounds(bet.free_rounds_id) : null;
  const freeUnits = free?.stake_units ?? 0n;
  const bound = boundOf(partner, set.winTerms(round), { round, freeUnits });
  return units > 0n && round.win_units + units > bound.units ? bound : null;
}

/** The hold of a win expires only by an operator's decision. */
const never = new Date('9999-12-31T00:00:00Z');

/** Takes the money of a booked win off the account until operators have looked at it. */
export function parkWin(set: WalletSet, { round, bet, row, bound }: HeldAgainstBound): void {
  // A free round's win follows its campaign; other wins are split as the stakes were.
  const isFree = Boolean(bet?.free_rounds_id);
  const hold = set.holds.holdAt(set.batch, {
    key: keyOfMoney(row),
    kind: 'payout-reversal',
    currency: round.currency,
    reference: round.id,
    from: accounts.cash(round.member_id),
    to: houseOf(round),
    amountUnits: row.amount_units,
    expiresAt: never,
  });
  set.park({
    hold,
    row: {
      id: set.newHeldWinId(),
      provider: round.provider,
      transaction_uuid: row.transaction_uuid,
      round_id: round.id,
      member_id: round.member_id,
      account: round.account,
      brand: round.brand,
      game_id: round.game_id,
      currency: round.currency,
      stake_units: round.stake_units,
      amount_units: row.amount_units,
      bonus_id: round.bonus_id,
      bonus_units: isFree || !round.bonus_id ? 0n : bonusPartOf(row.amount_units, round),
      bound_units: bound.units,
      bound_by: bound.by,
      hold_id: hold.id,
      state: 'held',
      made_at: set.now,
      proposal: null,
      proposed_by_id: null,
      proposed_by: null,
      proposed_at: null,
      note: null,
      decided_by: null,
      decided_at: null,
    },
  });
}
