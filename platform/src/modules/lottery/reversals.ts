import type { Core, Tx } from '../../core.ts';
import { accounts, type Booking, type Move, type LedgerBatch } from '../ledger/index.ts';
import type { DrawRow } from './draw.store.ts';
import type { PayoutUses } from './payouts.ts';
import {
  addReversals,
  changeClaims,
  markReopened,
  staleCloses,
  type ClaimTable,
  type ReversalTable,
  type StalePayout,
} from './settlement.store.ts';

/**
 * Reverses the payouts of an earlier result: takes them from the member's balance as far as possible; the
 * rest becomes a debt that later payouts pay. No balance goes below zero.
 */
export async function reversePayouts(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  { ledger, protection }: PayoutUses,
  { draw, payouts }: { draw: DrawRow; payouts: readonly StalePayout[] },
): Promise<void> {
  const members = payouts.map(({ member_id }) => member_id);
  const watch = await protection.watch(tx, { staking: [], others: members });
  for (const { member_id, kind, amount_units, placed_at } of payouts)
    watch.resulted(member_id, { kind, units: -amount_units, stakedAt: placed_at });
  await watch.write();
  const batch = await ledger.batch(tx, {
    accounts: members.map(accounts.cash),
    keys: payouts.map(keyOf),
  });
  const reversals = payouts.map((payout) => reverse(batch, { draw, payout, at: clock.now() }));
  await batch.close();
  await addReversals(tx, reversals);
  await changeClaims(
    tx,
    payouts.flatMap((payout, index) => claimOf(payout, reversals[index])),
  );
}

function reverse(
  batch: LedgerBatch,
  { draw, payout, at }: { draw: DrawRow; payout: StalePayout; at: Date },
): ReversalTable {
  const { balanceUnits } = batch.balance(accounts.cash(payout.member_id));
  const taken = balanceUnits < payout.amount_units ? balanceUnits : payout.amount_units;
  const owed = payout.amount_units - taken;
  const booked = batch.book(bookingOf(draw, payout, { taken, owed }));
  if (!booked.ok) throw new Error(`Payout ${keyOf(payout)} could not be taken back`);
  return {
    ticket_id: payout.ticket_id,
    line_no: payout.line_no,
    result_version: payout.result_version,
    draw_id: draw.id,
    taken_units: taken,
    owed_units: owed,
    transfer_id: booked.transfer,
    reversed_at: at,
  };
}

/** Moves the money to its origin: a win to the house, a stake to the draw. */
function bookingOf(
  draw: DrawRow,
  payout: StalePayout,
  { taken, owed }: { taken: bigint; owed: bigint },
): Booking {
  const to = payout.kind === 'win' ? accounts.house('lottery') : accounts.drawStakes(draw.id);
  const moves: Move[] = [
    { from: accounts.cash(payout.member_id), to, amountUnits: taken },
    { from: accounts.receivable(payout.member_id), to, amountUnits: owed },
  ];
  return {
    key: keyOf(payout),
    kind: 'payout-reversal',
    currency: payout.currency,
    reference: payout.ticket_id,
    moves: moves.filter(({ amountUnits }) => amountUnits > 0n),
  };
}

function claimOf(
  { member_id, currency }: StalePayout,
  reversal: ReversalTable | undefined,
): ClaimTable[] {
  const owed = reversal?.owed_units ?? 0n;
  return owed > 0n ? [{ member_id, currency, owed_units: owed }] : [];
}

function keyOf({ ticket_id, line_no, result_version }: StalePayout): string {
  return `payout-reversal:${ticket_id}:${line_no}:${result_version}`;
}

/** Moves stakes that went to the house for an earlier result back to the draw. */
export async function reopenStakes(tx: Tx, { ledger }: PayoutUses, draw: DrawRow): Promise<void> {
  const closes = await staleCloses(tx, { drawId: draw.id, resultVersion: draw.result_version });
  const booked = await ledger.book(
    tx,
    closes.map(({ currency, result_version, amount_units: amountUnits }) => ({
      key: `draw-reopen:${draw.id}:${currency}:${result_version}`,
      kind: 'draw-reopen',
      currency,
      reference: draw.id,
      moves: [{ from: accounts.house('lottery'), to: accounts.drawStakes(draw.id), amountUnits }],
    })),
  );
  for (const [index, close] of closes.entries()) {
    const answer = booked[index];
    if (!answer?.ok) throw new Error(`The stakes of draw ${draw.id} could not be reopened`);
    await markReopened(tx, close, answer.transfer);
  }
}
