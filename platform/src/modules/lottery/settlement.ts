import { formatAmount, type DrawId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Booking, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { isMet, type GameDefinition } from './definitions/game-definition.ts';
import { gameOf } from './definitions/games.ts';
import { payoutOf } from './definitions/odds.ts';
import { drawHeld, finishDraw, unsettledDraws, type DrawRow } from './draw.store.ts';
import { pickOf } from './price.ts';
import {
  addPayouts,
  owedLines,
  stakesOfDraw,
  type OwedLine,
  type PayoutTable,
} from './ticket.store.ts';
import { drawView } from './views.ts';

interface Uses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
}

export interface Settlement {
  /** Pays every draw that has a result, refunds every void one, and closes them. */
  settleAll(): Promise<void>;
  /** Pays the next tickets of a draw in one transaction, or closes it when none is left. */
  settleSome(drawId: DrawId): Promise<'paid' | 'closed' | 'nothing'>;
}

const ticketsAtOnce = 200;

/**
 * Payouts and refunds are inserted, losing lines are never touched. A line is paid once a result version: by
 * its primary key, by the ledger's idempotency key, and under the draw's row lock, so that any number of
 * workers may settle at once.
 */
export function createSettlement(
  { db, clock }: Core,
  { ledger, live, protection }: Uses,
): Settlement {
  async function settleAll(): Promise<void> {
    for (const { id } of await unsettledDraws(db.read)) {
      while ((await settleSome(id)) === 'paid');
    }
  }

  async function settleSome(drawId: DrawId) {
    return db.transaction(async (tx) => {
      const draw = await drawHeld(tx, drawId);
      if (!draw || draw.settled_at) return 'nothing';
      if (draw.state !== 'resulted' && draw.state !== 'void') return 'nothing';
      const lines = await owedLines(tx, {
        drawId,
        resultVersion: draw.result_version,
        picks: draw.result ? winningPicks(definitionOf(draw), draw.result) : null,
        limit: ticketsAtOnce,
      });
      if (lines.length === 0) return close(tx, draw);
      await pay(tx, draw, lines);
      return 'paid';
    });
  }

  async function pay(tx: Tx, draw: DrawRow, lines: readonly OwedLine[]): Promise<void> {
    const bookings = lines.map((line) => bookingOf(draw, line));
    await count(tx, draw, lines);
    const booked = await ledger.book(tx, bookings);
    const payouts: PayoutTable[] = lines.map((line, index) => {
      const answer = booked[index];
      if (!answer?.ok) throw new Error(`Line ${line.ticket_id}/${line.line_no} could not be paid`);
      return {
        ticket_id: line.ticket_id,
        line_no: line.line_no,
        result_version: draw.result_version,
        draw_id: draw.id,
        kind: draw.result ? 'win' : 'refund',
        amount_units: owedTo(draw, line),
        transfer_id: answer.transfer,
        paid_at: clock.now(),
      };
    });
    await addPayouts(tx, payouts);
    await announceTickets(tx, draw, lines, payouts);
  }

  /** Before the ledger locks accounts: guards come first, everywhere. */
  async function count(tx: Tx, draw: DrawRow, lines: readonly OwedLine[]): Promise<void> {
    const others = lines.map(({ member_id }) => member_id);
    const watch = await protection.watch(tx, { staking: [], others });
    for (const line of lines) {
      const kind = draw.result ? 'win' : 'refund';
      const units = owedTo(draw, line);
      watch.resulted(line.member_id, { kind, units, stakedAt: line.placed_at });
    }
    await watch.write();
  }

  async function close(tx: Tx, draw: DrawRow): Promise<'closed'> {
    const closed = await finishDraw(tx, draw, clock.now());
    if (draw.result) await closeStakes(tx, draw);
    await live.publish(tx, 'draw.changed', 'everybody', drawView(closed));
    return 'closed';
  }

  /** What players staked goes to the house, which has paid the winners. */
  async function closeStakes(tx: Tx, draw: DrawRow): Promise<void> {
    const stakes = await stakesOfDraw(tx, draw.id);
    const booked = await ledger.book(
      tx,
      stakes.map(({ currency, stake_units }) => ({
        key: `draw-close:${draw.id}:${currency}:${draw.result_version}`,
        kind: 'draw-close',
        currency,
        reference: draw.id,
        moves: [
          {
            from: accounts.drawStakes(draw.id),
            to: accounts.house('lottery'),
            amountUnits: stake_units,
          },
        ],
      })),
    );
    if (!booked.every(({ ok }) => ok))
      throw new Error(`The stakes of draw ${draw.id} could not be closed`);
  }

  async function announceTickets(
    tx: Tx,
    draw: DrawRow,
    lines: readonly OwedLine[],
    payouts: readonly PayoutTable[],
  ): Promise<void> {
    const owners = new Map(lines.map((line) => [line.ticket_id, line.member_id]));
    const events = [...owners].map(([id, member]) => {
      const paid = payouts.filter((payout) => payout.ticket_id === id);
      const units = paid.reduce((sum, payout) => sum + payout.amount_units, 0n);
      const state = draw.result ? ('won' as const) : ('refunded' as const);
      const payload = { id, drawId: draw.id, state, payout: formatAmount(units) };
      return { topic: 'ticket.settled' as const, audience: { member }, payload };
    });
    await live.publishAll(tx, events);
  }

  return { settleAll, settleSome };
}

/** Every pick that wins with these numbers. */
export function winningPicks(game: GameDefinition, result: readonly number[]): string[] {
  return game.playTypes.flatMap(({ code, choices }) =>
    choices.filter(({ wins }) => isMet(wins, result)).map((choice) => pickOf(code, choice.code)),
  );
}

function bookingOf(draw: DrawRow, line: OwedLine): Booking {
  const isWin = draw.result !== null;
  return {
    key: `${isWin ? 'payout' : 'refund'}:${line.ticket_id}:${line.line_no}:${draw.result_version}`,
    kind: isWin ? 'payout' : 'refund',
    currency: line.currency,
    reference: line.ticket_id,
    moves: [
      {
        from: isWin ? accounts.house('lottery') : accounts.drawStakes(draw.id),
        to: accounts.cash(line.member_id),
        amountUnits: owedTo(draw, line),
      },
    ],
  };
}

function owedTo(
  draw: DrawRow,
  { stake_units: stakeUnits, odds_units: oddsUnits }: OwedLine,
): bigint {
  return draw.result ? payoutOf({ stakeUnits, oddsUnits }) : stakeUnits;
}

function definitionOf(draw: DrawRow): GameDefinition {
  const game = gameOf(draw.game_id);
  if (!game) throw new Error(`Draw ${draw.id} is of a game that is not defined: ${draw.game_id}`);
  return game;
}
