import { formatAmount } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type HoldTable, type Ledger } from '../ledger/index.ts';
import { houseOf, keyOfMoney } from './bookings.ts';
import type { Partner } from './partners.ts';
import { addHeldWins, type HeldWinTable } from './held-wins.store.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { addReport } from './reports.store.ts';
import { boundOf, type WinBound } from './win-bounds.ts';
import type { WalletSet } from './wallet-set.ts';

/** A win above its bound, with the hold that takes its money off the account. */
export interface ParkedWin {
  readonly row: HeldWinTable;
  readonly hold: HoldTable;
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

/** Nobody forgets a win: a hold of one has no end but an operator's. */
const never = new Date('9999-12-31T00:00:00Z');

/** Takes the money of a booked win off the account until operators have looked at it. */
export function parkWin(
  set: WalletSet,
  { round, row, bound }: { round: RoundRow; row: TransactionRow; bound: WinBound },
): void {
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

/** Writes the wins that a set parked, each with its hold and the report that tells the operators. */
export async function writeParked(
  tx: Tx,
  { ids, log, ledger }: Pick<Core, 'ids' | 'log'> & { readonly ledger: Pick<Ledger, 'holds'> },
  parked: readonly ParkedWin[],
): Promise<void> {
  if (parked.length === 0) return;
  await ledger.holds.keep(
    tx,
    parked.map(({ hold }) => hold),
  );
  await addHeldWins(
    tx,
    parked.map(({ row }) => row),
  );
  for (const { row } of parked) {
    const facts = {
      win: row.id,
      round: row.round_id,
      member: row.member_id,
      transaction: row.transaction_uuid,
      currency: row.currency,
      staked: formatAmount(row.stake_units),
      amount: formatAmount(row.amount_units),
      bound: formatAmount(row.bound_units),
      boundBy: row.bound_by,
    };
    log.error({ provider: row.provider, ...facts }, 'a win above its bound is held back');
    await addReport(tx, {
      id: ids.next('prp'),
      provider: row.provider,
      kind: 'win-held',
      made_at: row.made_at,
      from_at: null,
      until_at: null,
      is_clean: false,
      facts,
    });
  }
}
