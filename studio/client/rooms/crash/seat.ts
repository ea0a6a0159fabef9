import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { isFlightChoice, worthOf, type FlightChoice } from '../../../src/games/crash.ts';
import type { RoundOrder, RoundView } from '../../../src/play-protocol.ts';
import { roomPaths } from '../../../src/rooms/room-protocol.ts';
import { clientSeed } from '../../core/client-seed.ts';
import { newId } from '../../core/new-id.ts';
import { playRound, untilPaid } from '../../core/round.ts';
import { ask, readRound, PlayFailed } from '../../core/server.ts';
import type { FlightRoom } from './room.ts';

/** `waiting`: for the next flight to board. `placing` and `leaving` wait for the studio's answer. */
export type SeatState = 'free' | 'waiting' | 'placing' | 'aboard' | 'leaving';

export interface SeatBet {
  readonly stake: DecimalAmount;
  readonly autoOdds: number | null;
}

/** One of a player's two bets, from the press to the wallet's last answer. */
export interface Seat {
  state(): SeatState;
  bet(): SeatBet | null;
  /** Value of a cash-out now. */
  worth(): DecimalAmount;
  /** Bets in the current flight if it is boarding, otherwise in the next one. */
  place(bet: SeatBet): void;
  /** Takes back a bet that has not been placed yet. */
  drop(): void;
  leave(): Promise<void>;
  /** Reacts to a flight that boards, takes off or is over. */
  follow(): void;
  /** Resumes a bet from before a reload. */
  restore(view: RoundView): void;
}

interface SeatOptions {
  readonly index: 0 | 1;
  readonly room: FlightRoom;
  readonly onChange: () => void;
  /** A bet has ended, with or without a result. */
  readonly onEnd: (view: RoundView) => void;
  readonly onBooked: (view: RoundView) => void;
  readonly onFailure: (error: unknown) => void;
}

const pauseMs = 600;

export function createSeat({
  index,
  room,
  onChange,
  onEnd,
  onBooked,
  onFailure,
}: SeatOptions): Seat {
  let state: SeatState = 'free';
  let bet: SeatBet | null = null;
  let round: RoundView | null = null;
  let isEnding = false;

  function set(next: SeatState): void {
    state = next;
    if (next === 'free') [bet, round] = [null, null];
    onChange();
  }

  async function send(flight: string, wanted: SeatBet): Promise<void> {
    set('placing');
    try {
      round = await playRound(orderOf(wanted, { flight, seat: index }), () => undefined);
      if (round.state !== 'open') return end(round);
      set('aboard');
      onBooked(round);
    } catch (error) {
      set('free');
      onFailure(error);
    }
  }

  function end(view: RoundView): void {
    set('free');
    onEnd(view);
  }

  /** Polls until the studio has decided; then waits for payments in progress. */
  async function settle(view: RoundView): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    const last = await untilDecided(room, view);
    isEnding = false;
    if (last.state === 'open') return;
    end(await untilPaid(last).catch(() => last));
  }

  return {
    state: () => state,
    bet: () => bet,
    worth: () => formatAmount(worthOf(parseAmount(bet?.stake ?? '0') ?? 0n, room.odds())),
    place(wanted) {
      bet = wanted;
      const view = room.view();
      if (view?.state === 'boarding' && room.untilTakeOff() > 300) void send(view.flight, wanted);
      else set('waiting');
    },
    drop() {
      if (state === 'waiting') set('free');
    },
    async leave() {
      if (state !== 'aboard' || !round) return;
      set('leaving');
      try {
        const view = await ask<RoundView>('POST', roomPaths.leave, { orderId: round.orderId });
        if (view.state === 'open') return set('aboard');
        end(await untilPaid(view));
      } catch (error) {
        // The request may still have succeeded: the result is read at the end of the flight.
        set('aboard');
        if (error instanceof PlayFailed && error.code === 'session-lost') onFailure(error);
      }
    },
    follow() {
      const view = room.view();
      if (state === 'waiting' && bet && view?.state === 'boarding') void send(view.flight, bet);
      if (state === 'aboard' && round && hasLeft(room, round)) void settle(round);
      onChange();
    },
    restore(view) {
      round = view;
      const autoOdds = isFlightChoice(view.choice) ? view.choice.autoOdds : null;
      bet = { stake: view.stake, autoOdds };
      set('aboard');
    },
  };
}

/** Polls while the flight can have decided the bet and the studio has not answered so. */
async function untilDecided(room: FlightRoom, view: RoundView): Promise<RoundView> {
  let last = view;
  while (last.state === 'open' && hasLeft(room, last)) {
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    last = await readRound(view.orderId).catch(() => last);
  }
  return last;
}

/** Whether the flight of a bet can have decided it by now. */
function hasLeft(room: FlightRoom, { choice }: RoundView): boolean {
  const now = room.view();
  const isOfNow = isFlightChoice(choice) && now?.flight === choice.flight;
  const isAutoDue = isFlightChoice(choice) && (choice.autoOdds ?? Infinity) <= room.odds();
  return !isOfNow || now.state === 'over' || now.state === 'cancelled' || isAutoDue;
}

function orderOf(
  { stake, autoOdds }: SeatBet,
  where: Pick<FlightChoice, 'flight' | 'seat'>,
): RoundOrder {
  return { orderId: newId(), stake, clientSeed: clientSeed(), choice: { ...where, autoOdds } };
}
