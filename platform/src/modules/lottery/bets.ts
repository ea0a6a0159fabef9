import type { StakeRefusal, Ticket, TicketId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { batchRequests } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import { refusalDetail } from '../protection/index.ts';
import {
  openBetSet,
  type BetOrder,
  type BetSet,
  type BetSetUses,
  type PlacedSlip,
} from './bet-set.ts';
import type { AcceptedBet } from './bet-terms.ts';
import { hashOfSlip, totalOf } from './price.ts';
import { liabilityClaimOf } from './liability-check.ts';
import { lineRows, stakeOf, ticketRow } from './ticket-rows.ts';
import { newTicketView } from './ticket-views.ts';
import type { Tickets } from './tickets.ts';

export type BetRefusal =
  | StakeRefusal
  | 'draw-closed'
  | 'insufficient-funds'
  | 'bet-limit-exceeded'
  | 'price-changed'
  | 'number-closed'
  | 'liability-reached'
  | 'invalid-input'
  | 'not-found'
  | 'idempotency-key-reused';

export interface Bets {
  /** Places a ticket once: the same key with the same slip returns the same ticket, also after the lock. */
  placeTicket(member: Member, slip: PlacedSlip, key: string): Promise<Outcome<Ticket, BetRefusal>>;
}

export interface BetsParts extends BetSetUses {
  readonly tickets: Pick<Tickets, 'shown'>;
}

/** An existing ticket, with its answer if this batch has computed it. */
interface PlacedTicket {
  readonly id: TicketId;
  readonly shown: Ticket | null;
}

type Decision = Outcome<PlacedTicket, BetRefusal>;

/**
 * Slips with at least this many lines are placed in batches of their own, so that short ones do not wait for
 * them.
 */
const longSlip = 100;

export function createBets(core: Core, parts: BetsParts): Bets {
  const placeShort = batchRequests(placeSet);
  const placeLong = batchRequests(placeSet, { setAtMost: 8 });

  async function placeTicket(
    member: Member,
    slip: PlacedSlip,
    key: string,
  ): Promise<Outcome<Ticket, BetRefusal>> {
    const place = slip.lines.length < longSlip ? placeShort : placeLong;
    const placed = await place({ member, slip, key });
    if (!placed.ok) return placed;
    return done(placed.value.shown ?? (await parts.tickets.shown(placed.value.id)));
  }

  /** Slips that arrived at the same time share a transaction; when none is accepted, nothing is written. */
  async function placeSet(orders: readonly BetOrder[]): Promise<readonly Decision[]> {
    let decided: readonly Decision[] = [];
    await core.db.transaction(async (tx) => {
      decided = await decideSet(tx, orders);
      return decided.find(({ ok }) => ok) ?? decided[0] ?? fail('not-found');
    });
    return decided;
  }

  async function decideSet(tx: Tx, orders: readonly BetOrder[]): Promise<readonly Decision[]> {
    const set = await openBetSet(tx, orders, { core, ...parts });
    const decided = orders.map((order) => decideOne(set, order));
    await set.write();
    return decided;
  }

  function decideOne(set: BetSet, order: BetOrder): Decision {
    const hash = hashOfSlip(order.slip);
    const earlier = set.ticket(order.member.id, order.key);
    if (earlier)
      return earlier.slip_hash === hash
        ? done({ id: earlier.id, shown: null })
        : fail('idempotency-key-reused');
    const accepted = set.accept(order);
    return accepted.ok ? place(set, order, { ...accepted.value, hash }) : accepted;
  }

  function place(
    set: BetSet,
    { member, key }: BetOrder,
    { draw, game, slip, hash }: AcceptedBet & { readonly hash: string },
  ): Decision {
    const units = totalOf(slip.lines);
    const refusal = set.watch.refusal(member, units);
    if (refusal) return fail(refusal, refusalDetail(refusal));
    const taking = liabilityClaimOf(draw, member.currency, slip.lines);
    const risky = set.risks.refusal(taking);
    if (risky) return risky;
    const from = accounts.cash(member.id);
    const id = core.ids.next('tkt');
    const placing = { id, member, draw, slip, key, hash, from, chaseId: null };
    const booked = set.batch.book(stakeOf(placing));
    if (!booked.ok) return fail(booked.code);
    set.watch.staked(member, units);
    set.risks.taken(taking);
    const ticket = ticketRow(placing, { transfer: booked.transfer, at: set.now });
    const lines = lineRows(placing);
    set.keep(ticket, lines);
    return done({ id, shown: newTicketView({ ticket, draw, game, lines, now: set.now }) });
  }

  return { placeTicket };
}
