import { leaseRows, sessionRow, stepRow, type RowLease } from '@croupier/provider/stored-rows';
import type { Insertable, Selectable } from 'kysely';
import type { Read, Tx } from '../db/connect.ts';
import type { Tables, TicketState } from '../db/tables.ts';

export type Session = Selectable<Tables['play_session']>;
export type Ticket = Selectable<Tables['ticket']>;
export type Leg = Selectable<Tables['leg']>;
export type Correction = Selectable<Tables['correction']>;

/** States in which a request to the wallet, or the end of a bet delay, is pending. */
const moving: readonly TicketState[] = ['delayed', 'betting', 'rolling-back', 'paying', 'voiding'];

/** Adds a ticket with its legs; `false` if its order is known already. */
export async function addTicket(
  tx: Tx,
  ticket: Insertable<Tables['ticket']>,
  legs: readonly Insertable<Tables['leg']>[],
): Promise<boolean> {
  const added = await tx
    .insertInto('ticket')
    .values(ticket)
    .onConflict((conflict) => conflict.columns(['partner', 'player', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added)
    await tx
      .insertInto('leg')
      .values([...legs])
      .execute();
  return added !== undefined;
}

export function ticketById(read: Read, id: string): Promise<Ticket | undefined> {
  return read.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

export function ticketOf(
  read: Read,
  { partner, player }: Player,
  id: string,
): Promise<Ticket | undefined> {
  return read
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('partner', '=', partner)
    .where('player', '=', player)
    .executeTakeFirst();
}

export function lockTicket(tx: Tx, id: string): Promise<Ticket | undefined> {
  return tx.selectFrom('ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type Player = Pick<Session, 'partner' | 'player'>;

export function ticketByOrder(
  read: Read,
  { partner, player }: Player,
  order: string,
): Promise<Ticket | undefined> {
  return read
    .selectFrom('ticket')
    .selectAll()
    .where('partner', '=', partner)
    .where('player', '=', player)
    .where('order_id', '=', order)
    .executeTakeFirst();
}

const pending: readonly TicketState[] = ['delayed', 'betting', 'rolling-back'];
const undecided: readonly TicketState[] = [...pending, 'open'];
const decided: readonly TicketState[] = ['paying', 'voiding', 'closed', 'void'];

/** A player's tickets, the latest first. */
export function ticketsOf(
  read: Read,
  { partner, player }: Player,
  filter: { isOpen: boolean; before: Date | null; limit: number },
): Promise<Ticket[]> {
  return read
    .selectFrom('ticket')
    .selectAll()
    .where('partner', '=', partner)
    .where('player', '=', player)
    .where('state', 'in', filter.isOpen ? undecided : decided)
    .$if(filter.before !== null, (query) => query.where('placed_at', '<', filter.before))
    .orderBy('placed_at', 'desc')
    .limit(filter.limit)
    .execute();
}

export function legsOf(read: Read, tickets: readonly string[]): Promise<Leg[]> {
  if (tickets.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('leg')
    .selectAll()
    .where('ticket_id', 'in', [...tickets])
    .orderBy('n')
    .execute();
}

/** Final scores of matches that have one. */
export function scoresOf(
  read: Read,
  matches: readonly string[],
): Promise<Pick<Selectable<Tables['match']>, 'id' | 'home_score' | 'away_score'>[]> {
  if (matches.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('match')
    .select(['id', 'home_score', 'away_score'])
    .where('id', 'in', [...matches])
    .where('outcome', '=', 'ended')
    .execute();
}

export function correctionsOf(read: Read, tickets: readonly string[]): Promise<Correction[]> {
  if (tickets.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('correction')
    .selectAll()
    .where('ticket_id', 'in', [...tickets])
    .orderBy('n')
    .execute();
}

export function sessionById(read: Read, id: string): Promise<Session> {
  return read.selectFrom('play_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export const sessionByToken = (read: Read, tokenHash: string): Promise<Session | undefined> =>
  sessionRow<Session>(read, tokenHash);

export async function addSession(read: Read, session: Session): Promise<void> {
  await read.insertInto('play_session').values(session).execute();
}

type TicketChange = Partial<
  Pick<
    Ticket,
    | 'refusal'
    | 'balance'
    | 'attempts'
    | 'due_at'
    | 'ended_at'
    | 'win_units'
    | 'is_cashed_out'
    | 'potential_units'
  >
>;

/** Takes a step if the ticket is still in its starting state: of two concurrent attempts only one succeeds. */
export const takeStep = (
  read: Read,
  id: string,
  step: { readonly from: TicketState; readonly to: TicketState },
  change: TicketChange,
): Promise<boolean> => stepRow(read, { table: 'ticket', id, ...step, change });

/** Closes tickets whose payments the wallet confirmed. */
export async function closePaid(read: Read, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await read
    .updateTable('ticket')
    .set({ state: 'closed', ended_at: now })
    .where('id', 'in', [...ids])
    .where('state', '=', 'paying')
    .execute();
}

/** Tickets whose next step is due, leased by the caller until `leaseEnd`. */
export const takeDueTickets = (
  read: Read,
  lease: Pick<RowLease, 'now' | 'leaseEnd' | 'limit' | 'partners'>,
): Promise<Ticket[]> => leaseRows<Ticket>(read, { table: 'ticket', states: moving, ...lease });
