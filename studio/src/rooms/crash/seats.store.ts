import type { Selectable } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';

type Seat = Selectable<Tables['flight_seat']>;

/** A passenger who has not cashed out, with the stake. */
export interface Passenger extends Seat {
  readonly stake_units: bigint;
}

export async function addSeats(tx: Tx, seats: readonly Seat[]): Promise<void> {
  if (seats.length > 0)
    await tx
      .insertInto('flight_seat')
      .values([...seats])
      .execute();
}

export function passengersOf(tx: Tx, flight: string): Promise<Passenger[]> {
  return tx
    .selectFrom('flight_seat')
    .innerJoin('round', 'round.id', 'flight_seat.round_id')
    .selectAll('flight_seat')
    .select('round.stake_units')
    .where('flight_id', '=', flight)
    .where('left_odds', 'is', null)
    .execute();
}

/** Passengers whose auto cash-out is reached. */
export async function arrivedPassengers(
  tx: Tx,
  { flight, odds }: { flight: string; odds: number },
): Promise<Passenger[]> {
  return tx
    .selectFrom('flight_seat')
    .innerJoin('round', 'round.id', 'flight_seat.round_id')
    .selectAll('flight_seat')
    .select('round.stake_units')
    .where('flight_id', '=', flight)
    .where('left_odds', 'is', null)
    .where('auto_odds', '<=', odds)
    .execute();
}

export function passengerOf(tx: Tx, round: string): Promise<Passenger | undefined> {
  return tx
    .selectFrom('flight_seat')
    .innerJoin('round', 'round.id', 'flight_seat.round_id')
    .selectAll('flight_seat')
    .select('round.stake_units')
    .where('round_id', '=', round)
    .where('left_odds', 'is', null)
    .executeTakeFirst();
}

/** Cashes out a passenger once; `false` for a second time. */
export async function leaveSeat(tx: Tx, round: string, odds: number): Promise<boolean> {
  const left = await tx
    .updateTable('flight_seat')
    .set({ left_odds: odds })
    .where('round_id', '=', round)
    .where('left_odds', 'is', null)
    .returning('round_id')
    .executeTakeFirst();
  return left !== undefined;
}
