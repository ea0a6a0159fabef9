import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Read = Kysely<Tables>;

/** States of a round whose stake counts in its room. */
export const countedStates = ['open', 'paying', 'closed'] as const;

const strandedAtOnce = 100;

/** Place of the last event that a chain drew; 0 if the chain has drawn none. */
export async function lastPlaceIn(
  read: Read,
  table: 'race' | 'flight',
  chain: string,
): Promise<number> {
  const { rows } = await sql<{ place: number | null }>`
    select max(place) as place from ${sql.table(table)} where chain_id = ${chain}`.execute(read);
  return rows[0]?.place ?? 0;
}

/** Rounds of an event with who staked what, the largest stakes first. */
export const largestFirst = (read: Read, isOfEvent: RawBuilder<boolean>, limit: number) =>
  read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select(['play_session.player', 'play_session.currency', 'round.stake_units'])
    .where(isOfEvent)
    .where('round.state', 'in', countedStates)
    .orderBy('round.stake_units', 'desc')
    .orderBy('round.id')
    .limit(limit);

/** Rounds of a game whose stake is booked and not decided. */
export const openRounds = (read: Read, game: string) =>
  read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .where('play_session.game_code', '=', game)
    .where('round.state', '=', 'open')
    .limit(strandedAtOnce);
