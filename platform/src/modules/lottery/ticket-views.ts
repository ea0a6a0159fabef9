import {
  formatAmount,
  type LineState,
  type Localized,
  type Ticket,
  type TicketLine,
} from '@croupier/contracts';
import { partsOf } from './definitions/winners.ts';
import type { DrawRow } from './draw.store.ts';
import { isOpenForBets } from './price.ts';
import type { LineRow, LineTable, TicketTable } from './ticket.store.ts';
import { drawView } from './views.ts';

/** Lines per ticket in a list; the others are requested by page. */
export const linesShown = 50;

export interface ShownTicket {
  readonly ticket: TicketTable;
  readonly draw: DrawRow;
  readonly gameName: Localized;
  readonly lines: readonly LineRow[];
  readonly paid: readonly { readonly kind: 'win' | 'refund'; readonly units: bigint }[];
  readonly now: Date;
}

export function ticketView({ ticket, draw, gameName, lines, paid, now }: ShownTicket): Ticket {
  const isCancelled = ticket.cancelled_at !== null;
  return {
    id: ticket.id,
    draw: drawView(draw),
    gameName,
    prizeMode: ticket.prize_mode,
    unitMode: ticket.unit_mode,
    stake: formatAmount(ticket.stake_units),
    payout: formatAmount(paid.reduce((sum, { units }) => sum + units, 0n)),
    state: isCancelled
      ? 'cancelled'
      : stateOf(
          draw,
          paid.map(({ kind }) => kind),
        ),
    lines: lines.map((row) => lineView(row, draw, isCancelled)),
    lineCount: ticket.line_count,
    placedAt: ticket.placed_at.toISOString(),
    chaseId: ticket.chase_id,
    isCancellable: !isCancelled && isOpenForBets(draw, now),
  };
}

/** A newly placed ticket, without payouts. */
export function newTicketView({
  ticket,
  draw,
  game,
  lines,
  now,
}: Pick<ShownTicket, 'ticket' | 'draw' | 'now'> & {
  readonly game: { readonly name: Localized };
  readonly lines: readonly LineTable[];
}): Ticket {
  const rows = lines.slice(0, linesShown);
  return ticketView({
    ticket,
    draw,
    now,
    gameName: game.name,
    lines: rows.map((line) => ({ ...line, paid_kind: null, paid_units: null })),
    paid: [],
  });
}

export function lineView(row: LineRow, draw: DrawRow, isCancelled: boolean): TicketLine {
  return {
    ...partsOf(row.pick),
    lineNo: row.line_no,
    stake: formatAmount(row.stake_units),
    odds: [row.odds_units, ...row.further_odds_units].map(formatAmount),
    unitStake: row.unit_stake,
    state: isCancelled ? 'cancelled' : stateOf(draw, row.paid_kind ? [row.paid_kind] : []),
    payout: formatAmount(row.paid_units ?? 0n),
  };
}

/** A losing line has no row: it has lost when its draw is settled without a payout for it. */
function stateOf(draw: DrawRow, paid: readonly ('win' | 'refund')[]): LineState {
  if (paid.includes('win')) return 'won';
  if (paid.includes('refund')) return 'refunded';
  return draw.state === 'settled' ? 'lost' : 'waiting';
}
