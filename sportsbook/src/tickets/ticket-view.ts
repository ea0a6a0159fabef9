import { formatAmount } from '@croupier/contracts';
import type { LegView, TicketView } from '../play-protocol.ts';
import { offerFor } from './cash-out.ts';
import { grouped } from './grouped.ts';
import {
  correctionsOf,
  legsOf,
  scoresOf,
  type Correction,
  type Leg,
  type Ticket,
} from './tickets.store.ts';
import type { Trade } from './trade.ts';

export async function viewOf(trade: Trade, ticket: Ticket): Promise<TicketView> {
  const [view] = await viewsOf(trade, [ticket]);
  if (!view) throw new Error('a ticket has a view');
  return view;
}

export async function viewsOf(trade: Trade, tickets: readonly Ticket[]): Promise<TicketView[]> {
  const ids = tickets.map(({ id }) => id);
  const rows = await legsOf(trade.db.read, ids);
  const legs = grouped(rows, ({ ticket_id }) => ticket_id);
  const matches = [...new Set(rows.map(({ match_id }) => match_id))];
  const scores = new Map(
    (await scoresOf(trade.db.read, matches)).map((row): [string, Score] => [
      row.id,
      [row.home_score, row.away_score],
    ]),
  );
  const corrections = grouped(
    await correctionsOf(trade.db.read, ids),
    ({ ticket_id }) => ticket_id,
  );
  return tickets.map((ticket) =>
    view(trade, {
      ticket,
      scores,
      legs: legs.get(ticket.id),
      corrections: corrections.get(ticket.id),
    }),
  );
}

type Score = readonly [number, number];

interface Whole {
  readonly ticket: Ticket;
  readonly scores: ReadonlyMap<string, Score>;
  readonly legs: readonly Leg[] | undefined;
  readonly corrections: readonly Correction[] | undefined;
}

function view(trade: Trade, { ticket, scores, legs = [], corrections = [] }: Whole): TicketView {
  const corrected = corrections.reduce((sum, { amount_units }) => sum + amount_units, 0n);
  const offer = offerFor(trade, ticket, legs);
  const back = ticket.state === 'void' || ticket.state === 'voiding' ? ticket.stake_units : 0n;
  const paid = ticket.win_units + corrected + back;
  return {
    id: ticket.id,
    orderId: ticket.order_id,
    state: shownState(ticket, paid),
    stake: formatAmount(ticket.stake_units),
    potential: formatAmount(ticket.potential_units),
    paid: formatAmount(paid),
    corrected: formatAmount(corrected),
    refusal: ticket.refusal,
    placedAt: ticket.placed_at.toISOString(),
    legs: legs.map((leg) => legView(leg, scores.get(leg.match_id) ?? null)),
    cashOut: offer === null ? null : formatAmount(offer),
    balance: ticket.balance,
  };
}

function shownState(ticket: Ticket, paid: bigint): TicketView['state'] {
  const { state } = ticket;
  if (state === 'delayed' || state === 'betting' || state === 'rolling-back') return 'pending';
  if (state === 'open' || state === 'refused' || state === 'cancelled') return state;
  if (ticket.is_cashed_out) return 'cashed-out';
  if (paid === ticket.stake_units) return 'returned';
  return paid > 0n ? 'won' : 'lost';
}

function legView(
  { match_id: match, market, selection, price, label, ...leg }: Leg,
  score: Score | null,
): LegView {
  return { match, market, selection, price, label, score, result: resultOf(leg) };
}

function resultOf({
  win,
  refund,
  is_void,
}: Pick<Leg, 'win' | 'refund' | 'is_void'>): LegView['result'] {
  if (is_void) return 'void';
  if (win === null) return null;
  if (win === 2) return 'won';
  if (win === 1) return 'half-won';
  if (refund === 2) return 'returned';
  return refund === 1 ? 'half-lost' : 'lost';
}
