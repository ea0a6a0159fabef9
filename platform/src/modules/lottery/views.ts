import {
  formatAmount,
  type Draw,
  type LineState,
  type LotteryGame,
  type PlayType,
  type Ticket,
  type TicketLine,
} from '@croupier/contracts';
import type { GameDefinition, StakeLimits } from './definitions/game-definition.ts';
import { gameOf } from './definitions/games.ts';
import { returnToPlayer } from './definitions/odds.ts';
import type { DrawRow } from './draw.store.ts';
import type { linesWithPayouts, TicketTable } from './ticket.store.ts';

export function drawView(row: DrawRow): Draw {
  return {
    id: row.id,
    gameId: row.game_id,
    numero: row.numero,
    state: row.state,
    opensAt: row.opens_at.toISOString(),
    locksAt: row.locks_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    commit: row.commit_hash ?? '',
    result: row.result ?? [],
  };
}

export function gameView(game: GameDefinition, limits: StakeLimits): LotteryGame {
  const { gameId, family, name, gameMenuTag, cadenceSeconds, priceVersion } = game;
  return { gameId, family, name, gameMenuTag, cadence: cadenceSeconds, priceVersion, ...limits };
}

export function playTypeViews(game: GameDefinition): PlayType[] {
  return game.playTypes.map(({ code, name, rule, choices }) => ({
    code,
    name,
    rule,
    choices: choices.map((choice) => ({
      code: choice.code,
      name: choice.name,
      odds: choice.odds,
      rtp: returnToPlayer(game, choice),
    })),
  }));
}

export type LineRow = Awaited<ReturnType<typeof linesWithPayouts>>[number];

export function ticketView(ticket: TicketTable, draw: DrawRow, rows: readonly LineRow[]): Ticket {
  const lines = rows.map((row) => lineView(row, draw));
  const paid = rows.reduce((sum, row) => sum + (row.paid_units ?? 0n), 0n);
  return {
    id: ticket.id,
    draw: drawView(draw),
    gameName: gameOf(ticket.game_id)?.name ?? unnamed(ticket.game_id),
    stake: formatAmount(ticket.stake_units),
    payout: formatAmount(paid),
    state: ticketState(lines),
    lines,
    placedAt: ticket.placed_at.toISOString(),
  };
}

function lineView(row: LineRow, draw: DrawRow): TicketLine {
  const [playType = '', choice = ''] = row.pick.split(':');
  return {
    playType,
    choice,
    stake: formatAmount(row.stake_units),
    odds: formatAmount(row.odds_units),
    state: lineState(row, draw),
    payout: formatAmount(row.paid_units ?? 0n),
  };
}

/** Nothing is written for a losing line: it has lost when its draw is settled and it was not paid. */
function lineState(row: LineRow, draw: DrawRow): LineState {
  if (row.paid_kind === 'win') return 'won';
  if (row.paid_kind === 'refund') return 'refunded';
  return draw.state === 'settled' ? 'lost' : 'waiting';
}

function ticketState(lines: readonly TicketLine[]): LineState {
  const order: readonly LineState[] = ['won', 'refunded', 'waiting'];
  return order.find((state) => lines.some((line) => line.state === state)) ?? 'lost';
}

/** A game that is no longer offered keeps its tickets. */
function unnamed(gameId: string) {
  return { en: gameId, bn: gameId, es: gameId, ar: gameId };
}
