import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Quote } from '../board/board.ts';
import type { BetOrder, BookFailure, LegOrder, LegQuote, TicketView } from '../play-protocol.ts';
import { sendBet, standing } from './advance.ts';
import { cashOutTicket } from './cash-out.ts';
import { canCombine, limitsOf, stakeEndsOf, stakeUnitsOf } from './limits.ts';
import { potentialOf } from './payout.ts';
import { vendorOfPartner } from './play-money.ts';
import { payTicket } from './resume.ts';
import { viewOf } from './ticket-view.ts';
import {
  addTicket,
  lockTicket,
  takeStep,
  ticketByOrder,
  type Session,
  type Ticket,
} from './tickets.store.ts';
import { leaseFrom, type Trade } from './trade.ts';

export type Booked<Value> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & BookFailure);

/** The time between the press and the bet on a match in play; prices are compared again after it. */
const delayMs = { football: 2_000, series: 1_000 } as const;

/** Places a bet; a repeated order is the same bet. */
export async function placeBet(
  trade: Trade,
  session: Session,
  order: BetOrder,
): Promise<Booked<TicketView>> {
  const known = await ticketByOrder(trade.db.read, session, order.orderId);
  if (known) return shown(trade, known.id);
  const checked = check(trade, session, order);
  if (!checked.ok) return checked;
  const { ticket, legs, waitsMs } = checked.value;
  const isNew = await trade.db.transaction((tx) => addTicket(tx, ticket, legs));
  if (!isNew) {
    const other = await ticketByOrder(trade.db.read, session, order.orderId);
    return other ? shown(trade, other.id) : { ok: false, code: 'unknown' };
  }
  if (waitsMs > 0) {
    await trade.pause(waitsMs);
    const refused = await endDelay(trade, ticket, order);
    if (refused) return refused;
  }
  await sendBet(trade, await standing(trade, ticket.id));
  return shown(trade, ticket.id);
}

/** After the bet delay the prices are compared again: the player has to accept a changed one. */
async function endDelay(
  trade: Trade,
  ticket: Pick<Ticket, 'id'>,
  order: BetOrder,
): Promise<({ readonly ok: false } & BookFailure) | null> {
  const now = trade.now();
  const moved = movedLegs(trade, order);
  const to = moved ? 'refused' : 'betting';
  const change = moved
    ? { refusal: moved.code, ended_at: now }
    : { attempts: 0, due_at: leaseFrom(now) };
  const isMine = await takeStep(trade.db.read, ticket.id, { from: 'delayed', to }, change);
  if (moved) return { ok: false, ...moved };
  return isMine ? null : { ok: false, code: 'unknown' };
}

interface CheckedOrder {
  readonly ticket: Ticket;
  readonly legs: Parameters<typeof addTicket>[2];
  readonly waitsMs: number;
}

function check(trade: Trade, session: Session, order: BetOrder): Booked<CheckedOrder> {
  const { legs } = order;
  const limits = limitsOf(session.currency);
  const leagues = legs.map(({ match }) => trade.board.match(match)?.fixture.league ?? '');
  const ends = stakeEndsOf(session.currency, leagues);
  if (!limits || !ends) return { ok: false, code: 'unreadable' };
  const stake = stakeUnitsOf(order.stake, ends);
  if (stake === null) return { ok: false, code: 'stake-refused', ...ends };
  const vendor = vendorOfPartner(session.partner);
  const isOurs = legs.every(({ match }) => trade.board.vendorOf(match) === vendor);
  if (!canCombine(legs)) return { ok: false, code: 'not-combinable' };
  const moved = movedLegs(trade, order);
  if (moved) return { ok: false, ...moved };
  if (!isOurs) return { ok: false, code: 'unknown' };
  const prices = legs.map((leg) => ({ price: openPrice(trade.board.quote(leg)) ?? leg.price }));
  const potential = potentialOf(stake, prices);
  if (potential > (parseAmount(limits.payout) ?? 0n)) return { ok: false, code: 'payout-too-high' };
  const waitsMs = Math.max(...legs.map((leg) => delayOf(trade, leg)));
  const id = randomUUID();
  const ticket = ticketFrom({ trade, session, order, id, stake, potential, waitsMs });
  const rows = legs.map((leg, n) => ({
    ...{ ticket_id: id, n, match_id: leg.match, market: leg.market, selection: leg.selection },
    price: prices[n]?.price ?? leg.price,
    label: JSON.stringify(labelOf(trade, leg)),
    win: null,
    refund: null,
    is_void: false,
  }));
  return { ok: true, value: { ticket, legs: rows, waitsMs } };
}

function ticketFrom(from: {
  readonly trade: Trade;
  readonly session: Session;
  readonly order: BetOrder;
  readonly id: string;
  readonly stake: bigint;
  readonly potential: bigint;
  readonly waitsMs: number;
}): Ticket {
  const { trade, session, order, id, stake, potential, waitsMs } = from;
  const now = trade.now();
  return {
    id,
    session_id: session.id,
    order_id: order.orderId,
    partner: session.partner,
    player: session.player,
    currency: session.currency,
    game_code: session.game_code,
    state: waitsMs > 0 ? 'delayed' : 'betting',
    stake_units: stake,
    win_units: 0n,
    potential_units: potential,
    is_parlay: order.legs.length > 1,
    is_cashed_out: false,
    refusal: null,
    balance: null,
    attempts: 0,
    due_at: new Date(leaseFrom(now).getTime() + waitsMs),
    placed_at: now,
    ended_at: null,
  };
}

function delayOf({ board }: Trade, leg: LegOrder): number {
  const quote = board.quote(leg);
  const sport = board.league(board.match(leg.match)?.fixture.league ?? '')?.sport ?? 'football';
  return quote.isOpen && quote.isInPlay ? delayMs[sport] : 0;
}

function labelOf({ board }: Trade, { match }: LegOrder) {
  const fixture = board.match(match)?.fixture;
  const league = board.league(fixture?.league ?? '');
  const name = (code = '') => league?.teams.find((team) => team.code === code)?.name ?? code;
  return { league: fixture?.league ?? '', home: name(fixture?.home), away: name(fixture?.away) };
}

const openPrice = (quote: Quote): number | null => (quote.isOpen ? quote.price : null);

/** `null` while every leg is available at the price that the player saw. */
function movedLegs(
  { board }: Trade,
  { legs, takesBetter }: BetOrder,
): Extract<BookFailure, { code: 'price-moved' | 'suspended' }> | null {
  const quotes = legs.map((leg) => ({ leg, quote: board.quote(leg) }));
  const isSame = quotes.every(
    ({ leg, quote }) =>
      quote.isOpen && (quote.price === leg.price || (takesBetter && quote.price > leg.price)),
  );
  if (isSame) return null;
  const isClosed = quotes.some(({ quote }) => !quote.isOpen);
  return {
    code: isClosed ? 'suspended' : 'price-moved',
    legs: quoteLegs({ board }, legs),
  };
}

/** The current prices of selections. */
export function quoteLegs(
  { board }: Pick<Trade, 'board'>,
  legs: readonly LegOrder[],
): readonly LegQuote[] {
  return legs.map((leg) => {
    const { match, market, selection } = leg;
    const quote = board.quote(leg);
    return quote.isOpen
      ? { match, market, selection, price: quote.price, reason: null }
      : { match, market, selection, price: null, reason: quote.reason };
  });
}

export async function shown(trade: Trade, id: string): Promise<Booked<TicketView>> {
  return { ok: true, value: await viewOf(trade, await standing(trade, id)) };
}

/** Ends a bet for the amount that the player saw, if that is still offered. */
export async function cashOut(
  trade: Trade,
  session: Session,
  asked: { readonly ticket: string; readonly amount: DecimalAmount },
): Promise<Booked<TicketView>> {
  const units = parseAmount(asked.amount);
  const ended = await trade.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, asked.ticket);
    if (!ticket || ticket.player !== session.player || ticket.partner !== session.partner)
      return 'unknown';
    return cashOutTicket(trade, tx, { ticket, units });
  });
  if (ended === 'unknown') return { ok: false, code: 'unknown' };
  // The answer has the balance with the payment; a payment that fails now is repeated later.
  if (ended === 'ended') await payTicket(trade, asked.ticket);
  if (typeof ended === 'string') return shown(trade, asked.ticket);
  const offer = ended.offer === null ? null : formatAmount(ended.offer);
  return { ok: false, code: 'cash-out-moved', offer };
}
