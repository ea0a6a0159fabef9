import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';
import type { Round } from '../../rounds/rounds.store.ts';

export type HuntShot = Selectable<Tables['hunt_shot']>;
type Read = Kysely<Tables>;

/** Locks a hunt: its shots are decided one after the other. */
export function lockHunt(tx: Tx, id: string): Promise<Round> {
  return tx
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** In shooting order. */
export function shotsOf(read: Read, round: string): Promise<HuntShot[]> {
  return read
    .selectFrom('hunt_shot')
    .selectAll()
    .where('round_id', '=', round)
    .orderBy('number')
    .execute();
}

export async function addShot(tx: Tx, shot: HuntShot): Promise<void> {
  await tx.insertInto('hunt_shot').values(shot).execute();
}

export async function isCaughtAlready(tx: Tx, fish: string): Promise<boolean> {
  const caught = await tx
    .selectFrom('caught_fish')
    .select('fish')
    .where('fish', '=', fish)
    .executeTakeFirst();
  return caught !== undefined;
}

/** Takes a fish out of the water; `false` if another player has it. */
export async function takeFish(
  tx: Tx,
  { fish, round, now }: { fish: string; round: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .insertInto('caught_fish')
    .values({ fish, round_id: round, caught_at: now })
    .onConflict((conflict) => conflict.column('fish').doNothing())
    .returning('fish')
    .executeTakeFirst();
  return taken !== undefined;
}

export interface Catch {
  readonly fish: string;
  readonly player: string;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly worth: number;
  readonly caught_at: Date;
}

/** Oldest first. */
export function catchesSince(read: Read, since: Date): Promise<Catch[]> {
  return read
    .selectFrom('caught_fish')
    .innerJoin('round', 'round.id', 'caught_fish.round_id')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .innerJoin('hunt_shot', (join) =>
      join
        .onRef('hunt_shot.round_id', '=', 'caught_fish.round_id')
        .onRef('hunt_shot.fish', '=', 'caught_fish.fish')
        .on('hunt_shot.came', '=', 'caught'),
    )
    .select([
      'caught_fish.fish',
      'caught_fish.caught_at',
      'play_session.player',
      'play_session.currency',
      'round.stake_units',
      'hunt_shot.worth',
    ])
    .where('caught_fish.caught_at', '>', since)
    .orderBy('caught_fish.caught_at')
    .execute();
}

/** Hunts without a shot since `since`. */
export function idleHunts(read: Read, game: string, since: Date): Promise<{ id: string }[]> {
  return read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select('round.id')
    .where('play_session.game_code', '=', game)
    .where('round.state', '=', 'open')
    .where('round.started_at', '<', since)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('hunt_shot')
            .select('hunt_shot.number')
            .whereRef('hunt_shot.round_id', '=', 'round.id')
            .where('hunt_shot.shot_at', '>=', since),
        ),
      ),
    )
    .limit(50)
    .execute();
}
