import { stepRow } from '@croupier/provider/stored-rows';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';
import type { Side } from '../../games/regatta-odds.ts';
import type { Round } from '../../rounds/rounds.store.ts';
import { countedStates, lastPlaceIn, largestFirst, openRounds } from '../room-rounds.ts';
import type { RaceState } from '../room-tables.ts';

export type Race = Selectable<Tables['race']>;
type Read = Kysely<Tables>;

export function latestRace(read: Read, game: string): Promise<Race | undefined> {
  return read
    .selectFrom('race')
    .selectAll()
    .where('game_code', '=', game)
    .orderBy('locks_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function raceById(read: Read, id: string): Promise<Race | undefined> {
  return read.selectFrom('race').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a race: it neither starts nor ends before the transaction ends. */
export function lockRace(tx: Tx, id: string): Promise<Race> {
  return tx
    .selectFrom('race')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function addRace(read: Read, race: Insertable<Tables['race']>): Promise<void> {
  await read
    .insertInto('race')
    .values(race)
    .onConflict((conflict) => conflict.columns(['chain_id', 'place']).doNothing())
    .execute();
}

/** Place of the chain's last race; 0 if the chain has had none. */
export const lastRacePlace = (read: Read, chain: string): Promise<number> =>
  lastPlaceIn(read, 'race', chain);

export type RaceChange = Partial<
  Pick<Insertable<Tables['race']>, 'started_at' | 'salt' | 'won' | 'pools' | 'ended_at'>
>;

/** Moves a race to its next state; `false` if another process did it first. */
export const stepRace = (
  read: Read,
  id: string,
  step: { from: RaceState; to: RaceState },
  change: RaceChange,
): Promise<boolean> => stepRow(read, { table: 'race', id, ...step, change });

export async function recentResults(
  read: Read,
  game: string,
  limit: number,
): Promise<readonly { id: string; won: Side }[]> {
  const rows = await read
    .selectFrom('race')
    .select(['id', 'won'])
    .where('game_code', '=', game)
    .where('state', '=', 'over')
    .orderBy('locks_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, won }) => (won ? [{ id, won }] : []));
}

const ofRace = (race: string) => sql<boolean>`round.choice ->> 'race' = ${race}`;

export type BookedBet = Pick<Round, 'id' | 'client_seed' | 'stake_units'> & {
  readonly side: Side;
  readonly currency: string;
};

/** Bets whose stake is booked for a race, in order of their start. */
export function bookedBets(tx: Tx, race: string): Promise<BookedBet[]> {
  return tx
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select(['round.id', 'round.client_seed', 'round.stake_units', 'play_session.currency'])
    .select(sql<Side>`round.choice ->> 'side'`.as('side'))
    .where(ofRace(race))
    .where('round.state', '=', 'open')
    .orderBy('round.started_at')
    .orderBy('round.id')
    .execute();
}

export interface StakedOnSide {
  readonly side: Side;
  readonly currency: string;
  readonly units: bigint;
  readonly bets: bigint;
}

/** What is booked for a race, by currency and side. */
export function stakedOn(read: Read, race: string): Promise<StakedOnSide[]> {
  return read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select('play_session.currency')
    .select(sql<Side>`round.choice ->> 'side'`.as('side'))
    .select(sql<bigint>`sum(round.stake_units)::bigint`.as('units'))
    .select((where) => where.fn.countAll<bigint>().as('bets'))
    .where(ofRace(race))
    .where('round.state', 'in', countedStates)
    .groupBy(['play_session.currency', sql`round.choice ->> 'side'`])
    .execute();
}

export type ShownBet = Omit<BookedBet, 'id' | 'client_seed'> & { readonly player: string };

/** Stakes of a race as shown to the room, largest first. */
export function shownBets(read: Read, race: string, limit: number): Promise<ShownBet[]> {
  return largestFirst(read, ofRace(race), limit)
    .select(sql<Side>`round.choice ->> 'side'`.as('side'))
    .execute();
}

export async function addBets(
  tx: Tx,
  bets: readonly Insertable<Tables['race_bet']>[],
): Promise<void> {
  if (bets.length > 0)
    await tx
      .insertInto('race_bet')
      .values([...bets])
      .execute();
}

export type CountedBet = Selectable<Tables['race_bet']> & { readonly stake_units: bigint };

export function betsOf(tx: Tx, race: string): Promise<CountedBet[]> {
  return tx
    .selectFrom('race_bet')
    .innerJoin('round', 'round.id', 'race_bet.round_id')
    .selectAll('race_bet')
    .select('round.stake_units')
    .where('race_id', '=', race)
    .execute();
}

/** Rounds with a stake that belongs to no race: they arrived too late, or name a race that does not exist. */
export function strandedBets(
  read: Read,
  { game, betting }: { game: string; betting: string },
): Promise<{ id: string }[]> {
  return openRounds(read, game)
    .leftJoin('race_bet', 'race_bet.round_id', 'round.id')
    .select('round.id')
    .where('race_bet.round_id', 'is', null)
    .where(sql<boolean>`(round.choice ->> 'race') is distinct from ${betting}`)
    .execute();
}
