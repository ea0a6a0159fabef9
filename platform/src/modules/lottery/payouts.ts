import type { TransferId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { accounts, type Booking, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { DrawRow } from './draw.store.ts';
import { ticketPays, type MemberPay, type PayoutKind } from './payout.store.ts';
import { changeClaims, claimsHeld, type ClaimTable } from './settlement.store.ts';

export interface PayoutUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
}

interface Paying {
  readonly draw: DrawRow;
  readonly kind: PayoutKind;
  /** Of payouts that are written. */
  readonly pays: readonly MemberPay[];
  /** By currency, the transfer that those name. */
  readonly transfers: ReadonlyMap<string, TransferId>;
}

interface Credit extends MemberPay {
  /** The part that meets what the member owes. */
  readonly metUnits: bigint;
}

/** Moves the money of payouts that are written: one booking a currency, one move a member. */
export async function bookPayouts(tx: Tx, uses: PayoutUses, paying: Paying): Promise<void> {
  await watchPays(tx, uses, paying);
  const credits = paying.pays.map((pay): Credit => ({ ...pay, metUnits: 0n }));
  const met = paying.kind === 'win' ? await withClaims(tx, credits) : credits;
  const booked = await uses.ledger.credit(tx, bookingsOf(paying, met));
  if (!booked.every(({ ok }) => ok)) throw new Error(`Draw ${paying.draw.id} could not be paid`);
}

/** Before the ledger locks accounts: guards come first, everywhere. */
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

/** A member who owes for a payout that was taken back meets it from the next one. */
async function withClaims(tx: Tx, credits: readonly Credit[]): Promise<readonly Credit[]> {
  const claims = await claimsHeld(tx, [...new Set(credits.map(({ member_id }) => member_id))]);
  if (claims.length === 0) return credits;
  const owed = new Map(claims.map((claim) => [keyOf(claim), claim.owed_units]));
  const met = credits.map((credit) => {
    const owedUnits = owed.get(keyOf(credit)) ?? 0n;
    return { ...credit, metUnits: owedUnits < credit.units ? owedUnits : credit.units };
  });
  await changeClaims(
    tx,
    met
      .filter(({ metUnits }) => metUnits > 0n)
      .map(({ member_id, currency, metUnits }) => ({ member_id, currency, owed_units: -metUnits })),
  );
  return met;
}

function keyOf({ member_id, currency }: Pick<ClaimTable, 'member_id' | 'currency'>): string {
  return `${member_id} ${currency}`;
}

/** The first ticket of a set names it: a result pays each ticket once. */
function bookingsOf({ draw, kind, transfers }: Paying, credits: readonly Credit[]): Booking[] {
  const from = kind === 'win' ? accounts.house('lottery') : accounts.drawStakes(draw.id);
  return [...transfers].flatMap(([currency, id]) => {
    const own = credits.filter((credit) => credit.currency === currency);
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
      moves: own.flatMap((credit) => movesOf(from, credit)),
    };
  });
}

function movesOf(from: Move['from'], { member_id, units, metUnits }: Credit): Move[] {
  const moves: Move[] = [
    { from, to: accounts.receivable(member_id), amountUnits: metUnits },
    { from, to: accounts.cash(member_id), amountUnits: units - metUnits },
  ];
  return moves.filter(({ amountUnits }) => amountUnits > 0n);
}
