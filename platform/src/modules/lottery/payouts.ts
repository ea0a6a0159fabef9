import type { TransferId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { accounts, type Booking, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { DrawRow } from './draw.store.ts';
import { ticketPays, type MemberPay, type PayoutKind } from './payout.store.ts';
import { changeClaims, lockClaims, type ClaimTable } from './settlement.store.ts';

export interface PayoutUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
}

interface Paying {
  readonly draw: DrawRow;
  readonly kind: PayoutKind;
  /** Of the written payouts. */
  readonly pays: readonly MemberPay[];
  /** By currency, the transfer that these payouts name. */
  readonly transfers: ReadonlyMap<string, TransferId>;
}

/** By member and currency, the part of a payout that pays a member's debt. */
type PaidDebts = ReadonlyMap<string, bigint>;

/** Books the money of written payouts: one booking per currency, one move per member. */
export async function bookPayouts(tx: Tx, uses: PayoutUses, paying: Paying): Promise<void> {
  await watchPays(tx, uses, paying);
  const met: PaidDebts = paying.kind === 'win' ? await deductDebts(tx, paying.pays) : new Map();
  const booked = await uses.ledger.credit(tx, bookingsOf(paying, met));
  if (!booked.every(({ ok }) => ok)) throw new Error(`Draw ${paying.draw.id} could not be paid`);
}

/** Before the ledger locks accounts: guards are locked first in every transaction. */
async function watchPays(
  tx: Tx,
  { protection }: PayoutUses,
  { draw, kind, pays, transfers }: Paying,
): Promise<void> {
  const others = [...new Set(pays.map(({ member_id }) => member_id))];
  const watch = await protection.watch(tx, { staking: [], others });
  const guarded = others.filter(watch.isGuarded);
  if (guarded.length === 0) return;
  const portion = { drawId: draw.id, resultVersion: draw.result_version, transfers };
  for (const { member_id, units, placed_at } of await ticketPays(tx, portion, guarded))
    watch.resulted(member_id, { kind, units, stakedAt: placed_at });
  await watch.write();
}

/** Deducts a member's debt from a reversed payout from the next payout. */
async function deductDebts(tx: Tx, pays: readonly MemberPay[]): Promise<PaidDebts> {
  const claims = await lockClaims(
    tx,
    pays.map(({ member_id }) => member_id),
  );
  if (claims.length === 0) return new Map();
  const paid = new Map(pays.map((pay) => [keyOf(pay), pay.units]));
  const changes = claims.flatMap((claim) => {
    const units = paid.get(keyOf(claim)) ?? 0n;
    const met = claim.owed_units < units ? claim.owed_units : units;
    return met > 0n ? [{ ...claim, owed_units: -met }] : [];
  });
  await changeClaims(tx, changes);
  return new Map(changes.map((change) => [keyOf(change), -change.owed_units]));
}

function keyOf({ member_id, currency }: Pick<ClaimTable, 'member_id' | 'currency'>): string {
  return `${member_id} ${currency}`;
}

/** The first ticket names the batch: a result pays each ticket once. */
function bookingsOf({ draw, kind, pays, transfers }: Paying, met: PaidDebts): Booking[] {
  const from = kind === 'win' ? accounts.house('lottery') : accounts.drawStakes(draw.id);
  return [...transfers].flatMap(([currency, id]) => {
    const own = pays.filter((pay) => pay.currency === currency);
    const first = own.reduce(
      (least, { first_ticket }) => (first_ticket < least ? first_ticket : least),
      '~',
    );
    if (own.length === 0) return [];
    return {
      id,
      key: `${kind === 'win' ? 'payout' : 'refund'}:${first}:${draw.result_version}`,
      kind: kind === 'win' ? 'payout' : 'refund',
      currency,
      reference: draw.id,
      moves: own.flatMap((pay) => movesOf(from, pay, met.get(keyOf(pay)) ?? 0n)),
    };
  });
}

function movesOf(from: Move['from'], { member_id, units }: MemberPay, metUnits: bigint): Move[] {
  const moves: Move[] = [
    { from, to: accounts.receivable(member_id), amountUnits: metUnits },
    { from, to: accounts.cash(member_id), amountUnits: units - metUnits },
  ];
  return moves.filter(({ amountUnits }) => amountUnits > 0n);
}
