import PQueue from 'p-queue';
import { roundById, roundOfPlayer, type Round, type Session } from '../../rounds/rounds.store.ts';
import { advance, type Settling } from '../../rounds/settle.ts';
import type { EventStream } from '@croupier/provider/event-stream';
import { sweepMsOf } from '../start-ticking.ts';
import { showFlight } from './flight-view.ts';
import {
  board,
  callOff,
  returnStrandedBets,
  isOver,
  land,
  leave,
  letArrive,
  oddsNow,
  takeOff,
  unservedMs,
  type FlightGame,
} from './flight-steps.ts';
import { latestFlight, lockFlight, stepFlight, type Flight } from './flights.store.ts';
import { passengerOf } from './seats.store.ts';

export interface Flights {
  /** Performs the steps that are due, and sends changes to the room. Never rejects. */
  tick(): Promise<void | 'idle'>;
  /** Cashes out a round's player at the current odds. Returns the round's new state. */
  leave(session: Session, orderId: string): Promise<Round | null>;
  /** Waits for the payments in progress. */
  settled(): Promise<void>;
}

const beatMs = 400;
/** How long the end of a flight is shown before the next flight boards. */
const restMs = 3_500;
/**
 * A full flight ends for everybody at once; the limit keeps the requests to the wallet from coming at once.
 */
const payAtOnce = 20;

/** The room of a crash game: runs flight after flight while there are viewers, and settles every stake. */
export function createFlights(settling: Settling, game: FlightGame, stream: EventStream): Flights {
  const { db, now, log } = settling;
  let shown = '';
  let sweptAt = 0;
  let isQuiet = false;
  const payments = new PQueue({ concurrency: payAtOnce });

  /** Payments run beside the flight, so the flight never waits for the wallet. */
  function settle(rounds: readonly string[]): void {
    for (const id of rounds) void payments.add(() => pay(settling, id));
  }

  async function step(): Promise<void> {
    const flight = await latestFlight(db.read, game.code);
    isQuiet = flight?.state !== 'boarding' && flight?.state !== 'flying';
    if (flight?.state === 'boarding') return stepBoarding(flight);
    if (flight?.state === 'flying') return stepFlying(flight);
    const restedAt = (flight?.ended_at?.getTime() ?? 0) + restMs;
    if (stream.count > 0 && now().getTime() >= restedAt) await board(settling, game);
  }

  async function stepBoarding(flight: Flight): Promise<void> {
    const lateMs = now().getTime() - flight.takes_off_at.getTime();
    if (lateMs > unservedMs) await callOff(settling, flight);
    else if (lateMs >= 0) await takeOff(settling, game, flight.id);
  }

  async function stepFlying(flight: Flight): Promise<void> {
    const sinceBeatMs = now().getTime() - flight.beat_at.getTime();
    if (sinceBeatMs > beatMs) {
      const isInterrupted = flight.is_interrupted || sinceBeatMs > unservedMs;
      const beat = { beat_at: now(), is_interrupted: isInterrupted };
      await stepFlight(db.read, flight.id, { from: 'flying', to: 'flying' }, beat);
    }
    const isDown = isOver(flight, game.curve, now());
    settle(await (isDown ? land : letArrive)(settling, game, flight.id));
  }

  async function sweep(): Promise<void> {
    sweptAt = now().getTime();
    const flight = await latestFlight(db.read, game.code);
    const boarding = flight?.state === 'boarding' ? flight.id : '';
    settle(await returnStrandedBets(settling, game, boarding));
  }

  async function show(): Promise<void> {
    if (stream.count === 0) return;
    const view = await showFlight(settling, game.code);
    const text = JSON.stringify({ ...view, at: 0 });
    if (text === shown) return;
    shown = text;
    stream.send({ name: 'flight', data: view });
  }

  async function tick(): Promise<void | 'idle'> {
    const isEmpty = isQuiet && stream.count === 0;
    const isSweepDue = now().getTime() - sweptAt >= sweepMsOf(isEmpty);
    if (isEmpty && !isSweepDue) return 'idle';
    try {
      await step();
      if (isSweepDue) await sweep();
      await show();
    } catch (error) {
      log.warn({ err: error }, 'a flight waits for its next tick');
    }
  }

  return {
    tick,

    async leave(session, orderId) {
      const at = now();
      const round = await roundOfPlayer(db.read, session, orderId);
      if (!round) return null;
      const isOff = await db.transaction(async (tx) => {
        const passenger = await passengerOf(tx, round.id);
        if (!passenger) return false;
        const flight = await lockFlight(tx, passenger.flight_id);
        const odds = Math.min(oddsNow(flight, game.curve, at), passenger.auto_odds ?? Infinity);
        const isUp = flight.state === 'flying' && odds <= (flight.end_odds ?? 0);
        if (isUp && odds >= game.curve.leastOdds) await leave(tx, passenger, { odds, now: at });
        return isUp;
      });
      const decided = await roundById(db.read, round.id);
      return isOff ? advance(settling, decided) : decided;
    },

    settled: () => payments.onIdle(),
  };
}

async function pay(settling: Settling, id: string): Promise<void> {
  try {
    await advance(settling, await roundById(settling.db.read, id));
  } catch (error) {
    settling.log.warn({ err: error, round: id }, 'a round waits for its next try');
  }
}
