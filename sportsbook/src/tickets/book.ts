import type {
  ProviderRound,
  ProviderTransaction,
  ProviderTransactionPage,
} from '@croupier/contracts';
import type { Read } from '../db/connect.ts';
import type { TicketState } from '../db/tables.ts';
import type { Ticket } from './tickets.store.ts';
import { betId, winId } from './trade.ts';

const ticketsOfPage = 1_000;

/** The book's record of a ticket; `null` for one that this player never had with the partner. */
export async function bookedRound(
  read: Read,
  { id, partner, player }: { id: string; partner: string; player: string },
): Promise<ProviderRound | null> {
  const ticket = await read
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('partner', '=', partner)
    .where('player', '=', player)
    .executeTakeFirst();
  if (!ticket) return null;
  return { round: id, state: stateOf[ticket.state], transactions: transactionsOf(ticket) };
}

export interface BookRange {
  readonly partner: string;
  readonly from: Date;
  readonly until: Date;
  readonly after?: string;
}

/** Bets and payments that were decided in a time range, ticket by ticket. */
export async function bookedTransactions(
  read: Read,
  { partner, from, until, after = '' }: BookRange,
): Promise<ProviderTransactionPage> {
  const tickets = await read
    .selectFrom('ticket')
    .selectAll()
    .where('partner', '=', partner)
    .where('placed_at', '<', until)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', from)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(ticketsOfPage)
    .execute();
  const isWithin = ({ at }: ProviderTransaction): boolean =>
    Date.parse(at) >= from.getTime() && Date.parse(at) < until.getTime();
  return {
    transactions: tickets.flatMap(transactionsOf).filter(isWithin),
    next: tickets.length < ticketsOfPage ? null : (tickets.at(-1)?.id ?? null),
  };
}

const stateOf = {
  delayed: 'open',
  betting: 'open',
  'rolling-back': 'open',
  open: 'open',
  paying: 'open',
  voiding: 'open',
  closed: 'completed',
  void: 'cancelled',
  refused: 'cancelled',
  cancelled: 'cancelled',
} satisfies Record<TicketState, ProviderRound['state']>;

const unbooked: readonly TicketState[] = ['delayed', 'betting', 'refused'];
const undone: readonly TicketState[] = ['rolling-back', 'cancelled', 'voiding', 'void'];

/** A refused bet is not listed; an unanswered bet is not listed until its result is known. */
function transactionsOf(ticket: Ticket): readonly ProviderTransaction[] {
  if (unbooked.includes(ticket.state)) return [];
  const common = {
    user: ticket.player,
    round: ticket.id,
    game_code: ticket.game_code,
    currency: ticket.currency,
  };
  const bet: ProviderTransaction = {
    ...common,
    transaction_uuid: betId(ticket.id),
    kind: 'bet',
    state: undone.includes(ticket.state) ? 'cancelled' : 'done',
    amount: String(ticket.stake_units),
    at: ticket.placed_at.toISOString(),
  };
  if (ticket.state !== 'closed') return [bet];
  const win: ProviderTransaction = {
    ...common,
    transaction_uuid: winId(ticket.id),
    kind: 'win',
    state: 'done',
    amount: String(ticket.win_units),
    reference_transaction_uuid: betId(ticket.id),
    round_closed: true,
    at: (ticket.ended_at ?? ticket.placed_at).toISOString(),
  };
  return [bet, win];
}
