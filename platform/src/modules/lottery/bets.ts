import type {
  ChaseId,
  DrawId,
  SlipInput,
  StakeRefusal,
  Ticket,
  TicketId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { decide } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { complianceIn } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type AccountPath, type Ledger } from '../ledger/index.ts';
import { refusalDetail, type Protection } from '../protection/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { drawKept, type DrawRow } from './draw.store.ts';
import type { Liability } from './liability.ts';
import {
  hashOfSlip,
  isOpenForBets,
  price,
  totalOf,
  type PricedLine,
  type PricedSlip,
} from './price.ts';
import { prizeGroupOf } from './rebates.ts';
import { mostPayout } from './stake-limits.ts';
import { addTicket, holdMemberStake, ticketByKey, type TicketTable } from './ticket.store.ts';
import type { Tickets } from './tickets.ts';

export interface PlacedSlip extends SlipInput {
  readonly drawId: DrawId;
}

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
  /** Places a ticket once: the same key with the same slip gives the same ticket, also after the lock. */
  placeTicket(member: Member, slip: PlacedSlip, key: string): Promise<Outcome<Ticket, BetRefusal>>;
}

/** What a slip is accepted as: what a chase keeps of it, too. */
export interface Accepted {
  readonly draw: DrawRow;
  readonly game: GameDefinition;
  readonly slip: PricedSlip;
}

export interface Booking extends Accepted {
  readonly member: Pick<Member, 'id' | 'brand' | 'currency'>;
  readonly key: string;
  readonly hash: string;
  readonly from: AccountPath;
  readonly chaseId: ChaseId | null;
}

export interface BetsUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
}

export interface BetsParts extends BetsUses {
  readonly catalogue: Catalogue;
  readonly liability: Pick<Liability, 'restrictions' | 'take'>;
  readonly tickets: Pick<Tickets, 'shown'>;
}

export type Counter = ReturnType<typeof createCounter>;

export function createBets(core: Core, parts: BetsParts): Bets {
  const counter = createCounter(core, parts);

  async function placeTicket(
    member: Member,
    slip: PlacedSlip,
    key: string,
  ): Promise<Outcome<Ticket, BetRefusal>> {
    const placed = await decide(core.db, (tx) => place(tx, member, slip, key));
    return placed.ok ? done(await parts.tickets.shown(placed.value)) : placed;
  }

  /** One transaction: the draw held open, the member's other tickets on it waiting, the money, the rows. */
  async function place(
    tx: Tx,
    member: Member,
    slip: PlacedSlip,
    key: string,
  ): Promise<Outcome<TicketId, BetRefusal>> {
    const draw = await drawKept(tx, slip.drawId);
    if (!draw) return fail('not-found');
    const stakedUnits = await holdMemberStake(tx, draw.id, member.id);
    const earlier = await ticketByKey(tx, member.id, key);
    if (earlier) return repeated(earlier, slip);
    const accepted = await counter.accept(tx, member, { draw, slip, stakedUnits });
    if (!accepted.ok) return accepted;
    const refusal = await counter.watchStake(tx, member, totalOf(accepted.value.slip.lines));
    if (refusal) return fail(refusal, refusalDetail(refusal));
    return counter.book(tx, {
      ...accepted.value,
      member,
      key,
      hash: hashOfSlip(slip),
      from: accounts.cash(member.id),
      chaseId: null,
    });
  }

  return { placeTicket };
}

/** The steps that a ticket and a chase share, each inside the caller's transaction. */
export function createCounter(
  { clock, ids }: Core,
  { ledger, protection, catalogue, liability }: BetsParts,
) {
  /** The slip at the prices of the brand, if the draw takes bets. The caller holds the draw. */
  async function accept(
    tx: Tx,
    member: Member,
    { draw, slip, stakedUnits }: { draw: DrawRow; slip: SlipInput; stakedUnits: bigint },
  ): Promise<Outcome<Accepted, BetRefusal>> {
    if (!isOpenForBets(draw, clock.now())) {
      return fail('draw-closed', { detail: 'Betting on this draw is over. Bet on the next one.' });
    }
    const game = await catalogue.gameOf(draw.game_id, tx);
    if (!game) return fail('not-found');
    const isFormer = slip.priceVersion < game.priceVersion;
    const former = isFormer
      ? await catalogue.versionOf(game.gameId, slip.priceVersion, tx)
      : undefined;
    const restricted = await liability.restrictions(tx, game.gameId);
    const bettor = {
      currency: member.currency,
      profile: await complianceIn(tx, member.brand),
      stakedUnits,
      restricted,
      prizeGroup: await prizeGroupOf(tx, member.id),
    };
    const priced = price({ game, former: former ?? null }, slip, bettor);
    return priced.ok ? done({ draw, game, slip: priced.value }) : priced;
  }

  /** Counts the stake for the member's protection; says why not. Before the ledger locks accounts. */
  async function watchStake(tx: Tx, member: Member, units: bigint): Promise<StakeRefusal | null> {
    const watch = await protection.watch(tx, { staking: [member] });
    const refusal = watch.refusal(member, units);
    if (refusal) return refusal;
    watch.staked(member, units);
    await watch.write();
    return null;
  }

  async function book(tx: Tx, booking: Booking): Promise<Outcome<TicketId, BetRefusal>> {
    const { member, draw, slip, key, from } = booking;
    const taken = await liability.take(tx, takingOf(draw, member.currency, slip.lines));
    if (!taken.ok) return taken;
    const id = ids.next('tkt');
    const stakeUnits = totalOf(slip.lines);
    const to = accounts.drawStakes(draw.id);
    const [booked] = await ledger.book(tx, [
      {
        key: `ticket:${member.id}:${key}`,
        kind: 'stake',
        currency: member.currency,
        reference: id,
        moves: [{ from, to, amountUnits: stakeUnits }],
      },
    ]);
    if (!booked) throw new Error('The ledger gave no answer');
    if (!booked.ok) return fail(booked.code);
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
      slip_hash: booking.hash,
      transfer_id: booked.transfer,
      placed_at: clock.now(),
      prize_mode: slip.prizeMode,
      line_count: slip.lines.length,
      cancelled_at: null,
      chase_id: booking.chaseId,
      prize_group: slip.groups?.own ?? null,
      mode_group: slip.groups?.mode ?? null,
      rebated_at: null,
    };
    await addTicket(tx, ticket, linesOf(ticket, slip));
    return done(id);
  }

  return { accept, watchStake, book };
}

/** What lines may cost the house on a draw. */
export function takingOf(draw: DrawRow, currency: string, lines: readonly PricedLine[]) {
  return {
    drawId: draw.id,
    gameId: draw.game_id,
    opensAt: draw.opens_at,
    currency,
    lines: lines.map((line) => ({ pick: line.pick, payoutUnits: mostPayout(line) })),
  };
}

function repeated(
  earlier: { id: TicketId; slip_hash: string },
  slip: PlacedSlip,
): Outcome<TicketId, 'idempotency-key-reused'> {
  return earlier.slip_hash === hashOfSlip(slip) ? done(earlier.id) : fail('idempotency-key-reused');
}

function linesOf(ticket: TicketTable, { lines }: PricedSlip) {
  return lines.map((line, index) => {
    const [first = 0n, ...further] = line.oddsUnits;
    return {
      ticket_id: ticket.id,
      line_no: index + 1,
      draw_id: ticket.draw_id,
      pick: line.pick,
      stake_units: line.stakeUnits,
      odds_units: first,
      further_odds_units: further,
      unit_stake: line.unitStake,
    };
  });
}
