import { stepRow } from '@croupier/provider/stored-rows';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';
import type { Round } from '../../rounds/rounds.store.ts';
import { countedStates, lastPlaceIn, largestFirst, openRounds } from '../room-rounds.ts';
import type { FlightState } from '../room-tables.ts';

export type Flight = Selectable<Tables['flight']>;
export type FlightChain = Selectable<Tables['flight_chain']>;
type Read = Kysely<Tables>;

export function latestFlight(read: Read, game: string): Promise<Flight | undefined> {
  return read
    .selectFrom('flight')
    .selectAll()
    .where('game_code', '=', game)
    .orderBy('takes_off_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function flightById(read: Read, id: string): Promise<Flight | undefined> {
  return read.selectFrom('flight').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a flight: it neither takes off nor ends before the transaction ends. */
export function lockFlight(tx: Tx, id: string): Promise<Flight> {
  return tx
    .selectFrom('flight')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function addFlight(read: Read, flight: Flight): Promise<void> {
  await read
    .insertInto('flight')
    .values(flight)
    .onConflict((conflict) => conflict.columns(['chain_id', 'place']).doNothing())
    .execute();
}

/** Moves a flight to its next state; `false` if another process did it first. */
export const stepFlight = (
  read: Read,
  id: string,
  step: { from: FlightState; to: FlightState },
  change: Partial<Omit<Flight, 'id' | 'state'>>,
): Promise<boolean> => stepRow(read, { table: 'flight', id, ...step, change });

export function recentEnds(
  read: Read,
  game: string,
  limit: number,
): Promise<{ id: string; end_odds: number | null }[]> {
  return read
    .selectFrom('flight')
    .select(['id', 'end_odds'])
    .where('game_code', '=', game)
    .where('state', '=', 'over')
    .orderBy('takes_off_at', 'desc')
    .limit(limit)
    .execute();
}

export function latestChain(read: Read, game: string): Promise<FlightChain | undefined> {
  return read
    .selectFrom('flight_chain')
    .selectAll()
    .where('game_code', '=', game)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function chainById(read: Read, id: string): Promise<FlightChain> {
  return read.selectFrom('flight_chain').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function addChain(read: Read, chain: FlightChain): Promise<void> {
  await read.insertInto('flight_chain').values(chain).execute();
}

/** Place of the chain's last flight; 0 if the chain has had none. */
export const lastPlace = (read: Read, chain: string): Promise<number> =>
  lastPlaceIn(read, 'flight', chain);

const ofFlight = (flight: string) => sql<boolean>`round.choice ->> 'flight' = ${flight}`;

/** Rounds whose stake is booked for a flight, in order of their start. */
export function boardedRounds(tx: Tx, flight: string): Promise<Round[]> {
  return tx
    .selectFrom('round')
    .selectAll()
    .where(ofFlight(flight))
    .where('state', '=', 'open')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

/**
 * Rounds with a stake that belongs to no flight: they arrived too late, or name a flight that does not exist.
 */
export function strandedRounds(
  read: Read,
  { game, boarding }: { game: string; boarding: string },
): Promise<Round[]> {
  return openRounds(read, game)
    .leftJoin('flight_seat', 'flight_seat.round_id', 'round.id')
    .selectAll('round')
    .where('flight_seat.round_id', 'is', null)
    .where(sql<boolean>`(round.choice ->> 'flight') is distinct from ${boarding}`)
    .execute();
}

export interface ShownBet {
  readonly player: string;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly left_odds: number | null;
}

/** Number of stakes booked for a flight. */
export async function countBets(read: Read, flight: string): Promise<number> {
  const { bets } = await read
    .selectFrom('round')
    .select((where) => where.fn.countAll<bigint>().as('bets'))
    .where(ofFlight(flight))
    .where('round.state', 'in', countedStates)
    .executeTakeFirstOrThrow();
  return Number(bets);
}

/** Stakes of a flight as shown to the room, largest first. */
export function shownBets(read: Read, flight: string, limit: number): Promise<ShownBet[]> {
  return largestFirst(read, ofFlight(flight), limit)
    .leftJoin('flight_seat', 'flight_seat.round_id', 'round.id')
    .select('flight_seat.left_odds')
    .execute();
}
