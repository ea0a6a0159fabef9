import type { DrawId, Page, SlipLine, StakeRefusal, Ticket, TicketId } from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { refusalDetail, type Protection } from '../protection/index.ts';
import { gameOf } from './definitions/games.ts';
import { drawHeldForBets, type DrawRow } from './draw.store.ts';
import { hashOfSlip, isOpenForBets, price, totalOf, type PricedLine } from './price.ts';
import {
  addTicket,
  drawsOf,
  holdMemberStake,
  linesWithPayouts,
  ticketById,
  ticketByKey,
  ticketsOf,
  type TicketTable,
} from './ticket.store.ts';
import { ticketView } from './views.ts';

export interface PlacedSlip {
  readonly drawId: DrawId;
  readonly priceVersion: number;
  readonly lines: readonly SlipLine[];
}

export interface TicketFilter {
  readonly gameId?: string;
  readonly before?: string;
  readonly limit?: number;
}

export type BetRefusal =
  | StakeRefusal
  | 'draw-closed'
  | 'insufficient-funds'
  | 'bet-limit-exceeded'
  | 'price-changed'
  | 'invalid-input'
  | 'not-found'
  | 'idempotency-key-reused';

export interface Bets {
  /** Places a ticket once: the same key with the same slip gives the same ticket, also after the lock. */
  placeTicket(member: Member, slip: PlacedSlip, key: string): Promise<Outcome<Ticket, BetRefusal>>;
  /** A member's tickets, the newest first. */
  tickets(member: Member, filter: TicketFilter): Promise<Page<Ticket>>;
}

/** The specification's page size. */
const pageSize = 15;

export interface BetsUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
}

export function createBets({ db, clock, ids }: Core, { ledger, protection }: BetsUses): Bets {
  async function placeTicket(
    member: Member,
    slip: PlacedSlip,
    key: string,
  ): Promise<Outcome<Ticket, BetRefusal>> {
    const placed = await db.transaction((tx) => place(tx, member, slip, key));
    return placed.ok ? done(await ticketWith(db.read, placed.value)) : placed;
  }

  /** One transaction: the draw held open, the member's other tickets on it waiting, the money, the rows. */
  async function place(
    tx: Tx,
    member: Member,
    slip: PlacedSlip,
    key: string,
  ): Promise<Outcome<TicketId, BetRefusal>> {
    const draw = await drawHeldForBets(tx, slip.drawId);
    const game = draw && gameOf(draw.game_id);
    if (!draw || !game) return fail('not-found');
    const stakedUnits = await holdMemberStake(tx, draw.id, member.id);
    const earlier = await ticketByKey(tx, member.id, key);
    if (earlier) return repeated(earlier, slip);
    if (!isOpenForBets(draw, clock.now())) {
      return fail('draw-closed', { detail: 'Betting on this draw is over. Bet on the next one.' });
    }
    const priced = price(game, slip, { currency: member.currency, stakedUnits });
    return priced.ok ? book(tx, { member, draw, slip, key, lines: priced.value }) : priced;
  }

  async function book(
    tx: Tx,
    { member, draw, slip, key, lines }: Bet,
  ): Promise<Outcome<TicketId, BetRefusal>> {
    const id = ids.next('tkt');
    const stakeUnits = totalOf(lines);
    const watch = await protection.watch(tx, { staking: [member] });
    const refusal = watch.refusal(member, stakeUnits);
    if (refusal) return fail(refusal, refusalDetail(refusal));
    const [booked] = await ledger.book(tx, [
      {
        key: `ticket:${member.id}:${key}`,
        kind: 'stake',
        currency: member.currency,
        reference: id,
        moves: [
          {
            from: accounts.cash(member.id),
            to: accounts.drawStakes(draw.id),
            amountUnits: stakeUnits,
          },
        ],
      },
    ]);
    if (!booked) throw new Error('The ledger gave no answer');
    if (!booked.ok) return fail(booked.code);
    watch.staked(member, stakeUnits);
    await watch.write();
    const ticket: TicketTable = {
      id,
      brand: member.brand,
      member_id: member.id,
      draw_id: draw.id,
      game_id: draw.game_id,
      currency: member.currency,
      stake_units: stakeUnits,
      price_version: slip.priceVersion,
      key,
      slip_hash: hashOfSlip(slip),
      transfer_id: booked.transfer,
      placed_at: clock.now(),
    };
    await addTicket(
      tx,
      ticket,
      lines.map((line, index) => lineRow(ticket, line, index)),
    );
    return done(id);
  }

  async function tickets(
    member: Member,
    { gameId, before, limit = pageSize }: TicketFilter,
  ): Promise<Page<Ticket>> {
    const rows = await ticketsOf(db.read, {
      memberId: member.id,
      limit: limit + 1,
      ...(gameId === undefined ? {} : { gameId }),
      ...(before === undefined ? {} : { before }),
    });
    const shown = rows.slice(0, limit);
    return {
      rows: await withDraws(db.read, shown),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  return { placeTicket, tickets };
}

interface Bet {
  readonly member: Member;
  readonly draw: DrawRow;
  readonly slip: PlacedSlip;
  readonly key: string;
  readonly lines: readonly PricedLine[];
}

function repeated(
  earlier: { id: TicketId; slip_hash: string },
  slip: PlacedSlip,
): Outcome<TicketId, 'idempotency-key-reused'> {
  return earlier.slip_hash === hashOfSlip(slip) ? done(earlier.id) : fail('idempotency-key-reused');
}

function lineRow(ticket: TicketTable, line: PricedLine, index: number) {
  return {
    ticket_id: ticket.id,
    line_no: index + 1,
    draw_id: ticket.draw_id,
    pick: line.pick,
    stake_units: line.stakeUnits,
    odds_units: line.oddsUnits,
  };
}

async function ticketWith(db: Db['read'], id: TicketId): Promise<Ticket> {
  const [ticket] = await withDraws(db, [await ticketById(db, id)]);
  if (!ticket) throw new Error(`Ticket ${id} has no draw`);
  return ticket;
}

async function withDraws(db: Db['read'], rows: readonly TicketTable[]): Promise<Ticket[]> {
  const drawIds = [...new Set(rows.map((row) => row.draw_id))];
  const [draws, lines] = await Promise.all([
    drawsOf(db, drawIds),
    linesWithPayouts(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row) => {
    const draw = draws.find(({ id }) => id === row.draw_id);
    return draw
      ? [
          ticketView(
            row,
            draw,
            lines.filter((line) => line.ticket_id === row.id),
          ),
        ]
      : [];
  });
}
