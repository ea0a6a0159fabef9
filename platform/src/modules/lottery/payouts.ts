import { formatAmount, type MemberId, type TicketId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Booking, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Hits } from './definitions/match.ts';
import { payoutOf } from './definitions/odds.ts';
import type { DrawRow } from './draw.store.ts';
import {
  addPayouts,
  changeClaims,
  claimsHeld,
  type ClaimTable,
  type OwedLine,
  type PayoutKind,
} from './settlement.store.ts';

export interface PayoutUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
}

/** What one ticket gets in one go. */
interface TicketPay {
  readonly ticketId: TicketId;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly placedAt: Date;
  readonly lines: readonly { readonly lineNo: number; readonly units: bigint }[];
  readonly units: bigint;
  /** The part that meets what the member owes. */
  readonly metUnits: bigint;
}

/** Pays the lines of whole tickets: one booking a ticket, one row a line, all in the caller's transaction. */
export async function payLines(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  uses: PayoutUses,
  {
    draw,
    kind,
    lines,
    hits,
  }: {
    draw: DrawRow;
    kind: PayoutKind;
    lines: readonly OwedLine[];
    /** Of winning picks. */
    hits: ReadonlyMap<string, Hits>;
  },
): Promise<void> {
  const unmet = ticketPays(lines, (line) => (kind === 'win' ? won(line, hits) : line.stake_units));
  if (unmet.length === 0) return;
  await watchPays(tx, uses, { kind, pays: unmet });
  const pays = kind === 'win' ? await withClaims(tx, unmet) : unmet;
  const bookings = pays.map((pay) => bookingOf(draw, kind, pay));
  const booked = await uses.ledger.book(tx, bookings);
  const paidAt = clock.now();
  const rows = pays.flatMap((pay, index) => {
    const answer = booked[index];
    if (!answer?.ok) throw new Error(`Ticket ${pay.ticketId} could not be paid`);
    return pay.lines.map(({ lineNo, units }) => ({
      ticket_id: pay.ticketId,
      line_no: lineNo,
      result_version: draw.result_version,
      draw_id: draw.id,
      kind,
      amount_units: units,
      transfer_id: answer.transfer,
      paid_at: paidAt,
    }));
  });
  await addPayouts(tx, rows);
  await announce(tx, uses.live, { draw, kind, pays });
}

function won(line: OwedLine, hits: ReadonlyMap<string, Hits>): bigint {
  return payoutOf(
    {
      stakeUnits: line.stake_units,
      oddsUnits: [line.odds_units, ...line.further_odds_units],
      unitStake: line.unit_stake,
    },
    hits.get(line.pick) ?? [],
  );
}

/** Lines come ticket by ticket; one that rounds down to nothing gets nothing. */
function ticketPays(lines: readonly OwedLine[], unitsOf: (line: OwedLine) => bigint): TicketPay[] {
  const pays = new Map<TicketId, TicketPay & { lines: { lineNo: number; units: bigint }[] }>();
  for (const line of lines) {
    const units = unitsOf(line);
    if (units === 0n) continue;
    const known = pays.get(line.ticket_id);
    const paid = { lineNo: line.line_no, units };
    if (known) {
      known.lines.push(paid);
      pays.set(line.ticket_id, { ...known, units: known.units + units });
      continue;
    }
    pays.set(line.ticket_id, {
      ticketId: line.ticket_id,
      memberId: line.member_id,
      currency: line.currency,
      placedAt: line.placed_at,
      lines: [paid],
      units,
      metUnits: 0n,
    });
  }
  return [...pays.values()];
}

/** Before the ledger locks accounts: guards come first, everywhere. */
async function watchPays(
  tx: Tx,
  { protection }: PayoutUses,
  { kind, pays }: { kind: PayoutKind; pays: readonly TicketPay[] },
): Promise<void> {
  const watch = await protection.watch(tx, {
    staking: [],
    others: pays.map(({ memberId }) => memberId),
  });
  for (const { memberId, units, placedAt } of pays)
    watch.resulted(memberId, { kind, units, stakedAt: placedAt });
  await watch.write();
}

/** A member who owes for a payout that was taken back meets it from the next one. */
async function withClaims(tx: Tx, pays: readonly TicketPay[]): Promise<readonly TicketPay[]> {
  const claims = await claimsHeld(tx, [...new Set(pays.map(({ memberId }) => memberId))]);
  if (claims.length === 0) return pays;
  const left = new Map(claims.map((claim) => [keyOf(claim), claim.owed_units]));
  const changes: ClaimTable[] = [];
  const met = pays.map((pay) => {
    const key = keyOf({ member_id: pay.memberId, currency: pay.currency });
    const owed = left.get(key) ?? 0n;
    const metUnits = owed < pay.units ? owed : pay.units;
    if (metUnits === 0n) return pay;
    left.set(key, owed - metUnits);
    changes.push({ member_id: pay.memberId, currency: pay.currency, owed_units: -metUnits });
    return { ...pay, metUnits };
  });
  await changeClaims(tx, changes);
  return met;
}

function keyOf({ member_id, currency }: Pick<ClaimTable, 'member_id' | 'currency'>): string {
  return `${member_id} ${currency}`;
}

function bookingOf(draw: DrawRow, kind: PayoutKind, pay: TicketPay): Booking {
  const from = kind === 'win' ? accounts.house('lottery') : accounts.drawStakes(draw.id);
  const toMember = pay.units - pay.metUnits;
  const moves: Move[] = [
    { from, to: accounts.receivable(pay.memberId), amountUnits: pay.metUnits },
    { from, to: accounts.cash(pay.memberId), amountUnits: toMember },
  ];
  return {
    key: `${kind === 'win' ? 'payout' : 'refund'}:${pay.ticketId}:${draw.result_version}`,
    kind: kind === 'win' ? 'payout' : 'refund',
    currency: pay.currency,
    reference: pay.ticketId,
    moves: moves.filter(({ amountUnits }) => amountUnits > 0n),
  };
}

async function announce(
  tx: Tx,
  live: Live,
  { draw, kind, pays }: { draw: DrawRow; kind: PayoutKind; pays: readonly TicketPay[] },
): Promise<void> {
  const state = kind === 'win' ? ('won' as const) : ('refunded' as const);
  await live.publishAll(
    tx,
    pays.map(({ ticketId, memberId, units }) => ({
      topic: 'ticket.settled' as const,
      audience: { member: memberId },
      payload: { id: ticketId, drawId: draw.id, state, payout: formatAmount(units) },
    })),
  );
}
