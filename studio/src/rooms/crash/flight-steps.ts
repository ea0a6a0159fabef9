import { randomUUID } from 'node:crypto';
import { oddsAt, flightMs, type CrashCurve } from '../../games/crash-curve.ts';
import { isFlightChoice, worthOf } from '../../games/crash.ts';
import type { Tx } from '../../db/connect.ts';
import { decideRound, takeStep, type Round } from '../../rounds/rounds.store.ts';
import { leaseMs, type Settling } from '../../rounds/settle.ts';
import { nextPlace, seedOf } from './flight-chain.ts';
import { endOf, saltOf } from './flight-draw.ts';
import {
  addFlight,
  boardedRounds,
  chainById,
  lastPlace,
  lockFlight,
  stepFlight,
  strandedRounds,
  type Flight,
} from './flights.store.ts';
import {
  addSeats,
  arrivedPassengers,
  leaveSeat,
  passengersOf,
  type Passenger,
} from './seats.store.ts';

export interface FlightGame {
  readonly code: string;
  readonly curve: CrashCurve;
}

export const boardingMs = 6_000;
/** A flight that no process served for longer counts as interrupted: players could not cash out. */
export const unservedMs = 1_500;

/** Opens the next flight for bets. */
export async function board({ db, now }: Settling, { code }: FlightGame): Promise<void> {
  const at = now();
  const { chain, place } = await nextPlace(db.read, {
    game: code,
    now: at,
    lastPlace: (one) => lastPlace(db.read, one),
  });
  await addFlight(db.read, {
    id: randomUUID(),
    game_code: code,
    chain_id: chain.id,
    place,
    state: 'boarding',
    takes_off_at: new Date(at.getTime() + boardingMs),
    took_off_at: null,
    salt: null,
    end_odds: null,
    beat_at: at,
    is_interrupted: false,
    ended_at: null,
  });
}

/** Closes the betting: stores who is on board, and draws the end of the flight from the seeds. */
export function takeOff({ db, now }: Settling, { curve }: FlightGame, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id);
    if (flight.state !== 'boarding') return;
    const rounds = await boardedRounds(tx, id);
    const chain = await chainById(tx, flight.chain_id);
    const seed = await seedOf(tx, flight);
    const salt = saltOf(
      chain.published,
      rounds.map((round) => round.client_seed),
    );
    await addSeats(
      tx,
      rounds.map((round) => seatOf(round, id)),
    );
    const at = now();
    const change = { took_off_at: at, beat_at: at, salt, end_odds: endOf(curve, { seed, salt }) };
    await stepFlight(tx, id, { from: 'boarding', to: 'flying' }, change);
  });
}

function seatOf({ id, choice }: Round, flight: string) {
  const autoOdds = isFlightChoice(choice) ? choice.autoOdds : null;
  return { round_id: id, flight_id: flight, auto_odds: autoOdds, left_odds: null };
}

/**
 * No process was running when betting should have closed: the flight is cancelled and its stakes are given
 * back.
 */
export async function callOff({ db, now }: Settling, { id }: Flight): Promise<void> {
  await stepFlight(db.read, id, { from: 'boarding', to: 'cancelled' }, { ended_at: now() });
}

/** Cashes out the players whose auto cash-out is reached. Returns the rounds that are decided by it. */
export function letArrive(
  { db, now }: Settling,
  { curve }: FlightGame,
  id: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id);
    if (flight.state !== 'flying') return [];
    const odds = Math.min(oddsNow(flight, curve, now()), flight.end_odds ?? 0);
    const arrived = await arrivedPassengers(tx, { flight: id, odds });
    for (const passenger of arrived)
      await leave(tx, passenger, { odds: passenger.auto_odds ?? odds, now: now() });
    return arrived.map((passenger) => passenger.round_id);
  });
}

export function oddsNow(flight: Flight, curve: CrashCurve, now: Date): number {
  return flight.took_off_at ? oddsAt(curve, now.getTime() - flight.took_off_at.getTime()) : 0;
}

/** Whether the flight has ended by now. */
export function isOver(flight: Flight, curve: CrashCurve, now: Date): boolean {
  if (!flight.took_off_at || flight.end_odds === null) return false;
  return now.getTime() - flight.took_off_at.getTime() >= flightMs(curve, flight.end_odds);
}

/**
 * Ends a flight: an auto cash-out that was reached is paid, all other players lose. If the flight was
 * interrupted, players without auto cash-out could not cash out and get their stakes back instead.
 */
export function land({ db, now }: Settling, { curve }: FlightGame, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id);
    if (flight.state !== 'flying') return [];
    const at = now();
    const passengers = await passengersOf(tx, id);
    for (const passenger of passengers)
      await endSeat(tx, passenger, { flight, mostOdds: curve.mostOdds, now: at });
    await stepFlight(tx, id, { from: 'flying', to: 'over' }, { ended_at: at });
    return passengers.map((passenger) => passenger.round_id);
  });
}

interface Ending {
  readonly flight: Flight;
  readonly mostOdds: number;
  readonly now: Date;
}

async function endSeat(
  tx: Tx,
  passenger: Passenger,
  { flight, mostOdds, now }: Ending,
): Promise<void> {
  const end = flight.end_odds ?? 0;
  const auto = passenger.auto_odds ?? mostOdds;
  if (auto <= end) return leave(tx, passenger, { odds: auto, now });
  if (flight.is_interrupted && passenger.auto_odds === null)
    return giveBack(tx, passenger.round_id, now);
  await decide(tx, passenger, { leftOdds: null, now });
}

/** Cashes out a passenger, once: from now on the stake times the odds is owed. */
export async function leave(
  tx: Tx,
  passenger: Passenger,
  { odds, now }: { odds: number; now: Date },
): Promise<void> {
  if (await leaveSeat(tx, passenger.round_id, odds))
    await decide(tx, passenger, { leftOdds: odds, now });
}

async function decide(
  tx: Tx,
  { round_id: id, flight_id: flight, stake_units: stake }: Passenger,
  { leftOdds, now }: { leftOdds: number | null; now: Date },
): Promise<void> {
  await decideRound(tx, id, {
    result: JSON.stringify({ kind: 'flight', flight, leftOdds }),
    win_units: leftOdds === null ? 0n : worthOf(stake, leftOdds),
    due_at: new Date(now.getTime() + leaseMs),
  });
}

async function giveBack(tx: Tx, round: string, now: Date): Promise<void> {
  const due = { attempts: 0, due_at: new Date(now.getTime() + leaseMs) };
  await takeStep(tx, round, { from: 'open', to: 'rolling-back' }, due);
}

/** Gives back stakes that came after betting closed, or for no flight. Returns their rounds. */
export async function returnStrandedBets(
  { db, now }: Settling,
  { code }: FlightGame,
  boarding: string,
): Promise<string[]> {
  const rounds = await strandedRounds(db.read, { game: code, boarding });
  const due = { attempts: 0, due_at: new Date(now().getTime() + leaseMs) };
  const step = { from: 'open', to: 'rolling-back' } as const;
  for (const { id } of rounds) await takeStep(db.read, id, step, due);
  return rounds.map(({ id }) => id);
}
