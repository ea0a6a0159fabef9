import type { Page, Ticket, TicketId, TicketLine } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Catalogue } from './catalogue.ts';
import { drawKept, type DrawRow } from './draw.store.ts';
import type { Liability } from './liability.ts';
import { isOpenForBets } from './price.ts';
import { liabilityClaimOf } from './liability-check.ts';
import {
  cancelTicket,
  drawsOf,
  holdMemberStake,
  linesWithPayouts,
  paidForTickets,
  ticketById,
  ticketsOf,
  type TicketTable,
} from './ticket.store.ts';
import { lineView, linesShown, ticketView } from './ticket-views.ts';

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
    wish: { ticketId: TicketId; after?: number; limit?: number },
  ): Promise<Outcome<readonly TicketLine[], 'not-found'>>;
  /** Cancels a ticket before the lock and refunds its whole stake. Idempotent. */
  cancel(member: Member, ticketId: TicketId): Promise<Outcome<Ticket, 'not-found' | 'draw-closed'>>;
  shown(id: TicketId): Promise<Ticket>;
}

/** The specification's page size. */
const pageSize = 15;
const linesAtOnce = 1000;

interface Uses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly catalogue: Catalogue;
  readonly liability: Pick<Liability, 'giveBack'>;
}

export function createTickets(
  { db, clock }: Core,
  { ledger, protection, catalogue, liability }: Uses,
): Tickets {
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

  /** In the order in which a bet takes its locks: the draw, the member's stake on it, guards, money. */
  async function takeBack(
    tx: Tx,
    member: Member,
    ticketId: TicketId,
  ): Promise<Outcome<void, 'not-found' | 'draw-closed'>> {
    const ticket = await ticketById(tx, ticketId);
    if (ticket?.member_id !== member.id) return fail('not-found');
    const draw = await drawKept(tx, ticket.draw_id);
    if (!draw || !isOpenForBets(draw, clock.now())) {
      return fail('draw-closed', {
        detail: 'Betting on this draw is over: its tickets stand as they are.',
      });
    }
    await holdMemberStake(tx, ticket.draw_id, member.id);
    if (ticket.cancelled_at === null) {
      await giveBackRisk(tx, ticket, draw);
      if (await cancelTicket(tx, ticket, clock.now())) await payBack(tx, ticket);
    }
    return done(undefined);
  }

  async function giveBackRisk(tx: Tx, ticket: TicketTable, draw: DrawRow): Promise<void> {
    const rows = await linesWithPayouts(tx, [ticket.id], { limit: ticket.line_count });
    const lines = rows.map((row) => ({
      pick: row.pick,
      stakeUnits: row.stake_units,
      oddsUnits: [row.odds_units, ...row.further_odds_units],
      unitStake: row.unit_stake,
    }));
    await liability.giveBack(tx, liabilityClaimOf(draw, ticket.currency, lines));
  }

  async function payBack(tx: Tx, ticket: TicketTable): Promise<void> {
    const watch = await protection.watch(tx, { staking: [], others: [ticket.member_id] });
    watch.resulted(ticket.member_id, {
      kind: 'refund',
      units: ticket.stake_units,
      stakedAt: ticket.placed_at,
    });
    await watch.write();
    const [booked] = await ledger.book(tx, [
      {
        key: `ticket-cancel:${ticket.id}`,
        kind: 'refund',
        currency: ticket.currency,
        reference: ticket.id,
        moves: [
          {
            from: accounts.drawStakes(ticket.draw_id),
            to: accounts.cash(ticket.member_id),
            amountUnits: ticket.stake_units,
          },
        ],
      },
    ]);
    if (!booked?.ok) throw new Error(`The stake of ticket ${ticket.id} could not be paid back`);
  }

  async function shown(id: TicketId): Promise<Ticket> {
    const row = await ticketById(db.read, id);
    const [ticket] = row ? await views([row]) : [];
    if (!ticket) throw new Error(`Ticket ${id} has no draw`);
    return ticket;
  }

  async function views(rows: readonly TicketTable[]): Promise<Ticket[]> {
    const ids = rows.map(({ id }) => id);
    const drawIds = [...new Set(rows.map((row) => row.draw_id))];
    const [draws, lines, paid, names] = await Promise.all([
      drawsOf(db.read, drawIds),
      linesWithPayouts(db.read, ids, { limit: linesShown }),
      paidForTickets(db.read, ids),
      namesOf([...new Set(rows.map((row) => row.game_id))]),
    ]);
    return rows.flatMap((ticket) => {
      const draw = draws.find(({ id }) => id === ticket.draw_id);
      if (!draw) return [];
      return ticketView({
        ticket,
        draw,
        gameName: names.get(ticket.game_id) ?? unnamed(ticket.game_id),
        lines: lines.filter((line) => line.ticket_id === ticket.id),
        paid: paid.filter((one) => one.ticket_id === ticket.id),
        now: clock.now(),
      });
    });
  }

  async function namesOf(gameIds: readonly string[]) {
    const games = await Promise.all(gameIds.map((id) => catalogue.gameOf(id)));
    return new Map(games.flatMap((game) => (game ? [[game.gameId, game.name]] : [])));
  }

  return { tickets, ticketLines, cancel, shown };
}

/** A game that is no longer known keeps its tickets. */
function unnamed(gameId: string) {
  return { en: gameId, bn: gameId, es: gameId, ar: gameId };
}
