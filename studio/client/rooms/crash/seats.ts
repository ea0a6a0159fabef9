import { formatAmount, parseAmount } from '@croupier/contracts';
import { isFlightChoice } from '../../../src/games/crash.ts';
import type { RoundOutcome, RoundView } from '../../../src/play-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { showRefusal } from '../../core/failure.ts';
import { postToHost } from '../../core/host.ts';
import { make } from '../../core/make.ts';
import { announce } from '../../core/announce.ts';
import { cues, sound } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { money } from '../../core/texts.ts';
import type { RoomSession } from '../room-session.ts';
import { oddsText } from './odds.ts';
import type { FlightRoom } from './room.ts';
import { createSeat } from './seat.ts';
import { createSeatPanel } from './seat-panel.ts';
import { text } from './texts.ts';

export interface Seats {
  readonly element: HTMLElement;
  /** Resumes bets from before a reload. */
  restore(rounds: readonly RoundView[]): void;
  /** Reacts to a flight that boards, takes off or is over. */
  follow(): void;
  draw(): void;
  /** Performs the action that is possible now at a seat. */
  press(seat: 0 | 1): void;
}

interface SeatsOptions {
  readonly stage: Stage;
  readonly room: FlightRoom;
  readonly session: RoomSession;
}

const bigWinOdds = 500;

/** A player's two bets side by side, and their results. */
export function createSeats({ stage, room, session }: SeatsOptions): Seats {
  const places = [placeOf(0), placeOf(1)] as const;

  function placeOf(index: 0 | 1) {
    const seat = createSeat({
      index,
      room,
      onChange: () => places[index].panel.draw(),
      onEnd,
      onBooked,
      onFailure: session.fail,
    });
    return { seat, panel: createSeatPanel({ seat, room, index, canStake }) };
  }

  function onBooked(view: RoundView): void {
    session.take(view);
    postToHost({ type: 'game.round-started' });
  }

  function canStake(units: bigint): boolean {
    const isCovered = units <= session.balanceUnits();
    if (isCovered && room.isConnected()) {
      sound(cues.press);
      return true;
    }
    if (isCovered) announce(text('not-heard'));
    else session.refuse();
    return false;
  }

  function onEnd(view: RoundView): void {
    session.take(view);
    if (places.every(({ seat }) => seat.state() === 'free'))
      postToHost({ type: 'game.round-ended' });
    if (view.outcome) return announceWin(stage, view.outcome);
    showRefusal(view);
  }

  return {
    element: make('div', { class: 'seats' }, ...places.map(({ panel }) => panel.element)),
    restore(rounds) {
      for (const view of rounds)
        if (isFlightChoice(view.choice)) places[view.choice.seat].seat.restore(view);
    },
    follow() {
      for (const { seat } of places) seat.follow();
    },
    draw() {
      for (const { panel } of places) panel.draw();
    },
    press: (seat) => places[seat].panel.press(),
  };
}

/** Announces the odds of a cash-out in time; a cut kite is announced elsewhere. */
function announceWin(stage: Stage, { win, result }: RoundOutcome): void {
  const won = parseAmount(win) ?? 0n;
  if (result.kind !== 'flight' || won === 0n) return;
  const odds = result.leftOdds ?? 0;
  announce(text('left-at', { odds: oddsText(odds), amount: money(formatAmount(won)) }));
  const isBigWin = odds >= bigWinOdds;
  sound(isBigWin ? cues.bigWin : cues.win);
  if (isBigWin && !isStill()) celebrate(stage);
}
