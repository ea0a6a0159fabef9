import type { Page, Ticket, TicketId, TicketLine } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { createTicketCancel, type TicketCancelUses } from './cancel-ticket.ts';
import type { Catalogue } from './catalogue.ts';
import { createTicketList } from './ticket-list.ts';
import { drawsOf, linesWithPayouts, ticketById, ticketsOf } from './ticket.store.ts';
import { lineView } from './ticket-views.ts';

export interface TicketFilter {
  readonly gameId?: string;
  readonly before?: string;
  readonly since?: string;
  readonly limit?: number;
}

export interface Tickets {
  /** A member's tickets, the newest first. */
  tickets(member: Pick<Member, 'id'>, filter: TicketFilter): Promise<Page<Ticket>>;
  ticketLines(
    member: Member,
    query: { ticketId: TicketId; after?: number; limit?: number },
  ): Promise<Outcome<readonly TicketLine[], 'not-found'>>;
  /** Cancels a ticket before the lock and refunds its whole stake. Idempotent. */
  cancel(member: Member, ticketId: TicketId): Promise<Outcome<Ticket, 'not-found' | 'draw-closed'>>;
  shown(id: TicketId): Promise<Ticket>;
}

/** The specification's page size. */
const pageSize = 15;
const linesAtOnce = 1000;

export function createTickets(
  core: Core,
  { catalogue, ...uses }: TicketCancelUses & { readonly catalogue: Catalogue },
): Tickets {
  const { db } = core;
  const takeBack = createTicketCancel(core, uses);
  const views = createTicketList(core, catalogue);

  async function tickets(
    member: Pick<Member, 'id'>,
    { gameId, before, since, limit = pageSize }: TicketFilter,
  ): Promise<Page<Ticket>> {
    const rows = await ticketsOf(db.read, {
      memberId: member.id,
      limit: limit + 1,
      ...(gameId === undefined ? {} : { gameId }),
      ...(before === undefined ? {} : { before }),
      ...(since === undefined ? {} : { since }),
    });
    const shownRows = rows.slice(0, limit);
    return {
      rows: await views(shownRows),
      next: rows.length > limit ? (shownRows.at(-1)?.id ?? null) : null,
    };
  }

  async function ticketLines(
    member: Member,
    {
      ticketId,
      after = 0,
      limit = linesAtOnce,
    }: { ticketId: TicketId; after?: number; limit?: number },
  ): Promise<Outcome<readonly TicketLine[], 'not-found'>> {
    const ticket = await ticketById(db.read, ticketId);
    if (ticket?.member_id !== member.id) return fail('not-found');
    const [draw] = await drawsOf(db.read, [ticket.draw_id]);
    if (!draw) return fail('not-found');
    const lines = await linesWithPayouts(db.read, [ticketId], { after, limit });
    return done(lines.map((line) => lineView(line, draw, ticket.cancelled_at !== null)));
  }

  async function cancel(member: Member, ticketId: TicketId) {
    const cancelled = await db.transaction((tx) => takeBack(tx, member, ticketId));
    return cancelled.ok ? done(await shown(ticketId)) : cancelled;
  }

  async function shown(id: TicketId): Promise<Ticket> {
    const row = await ticketById(db.read, id);
    const [ticket] = row ? await views([row]) : [];
    if (!ticket) throw new Error(`Ticket ${id} has no draw`);
    return ticket;
  }

  return { tickets, ticketLines, cancel, shown };
}
