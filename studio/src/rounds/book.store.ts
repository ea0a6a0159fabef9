import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A round with the data of its session. */
export type BookRow = Pick<
  Selectable<Tables['round']>,
  'id' | 'state' | 'stake_units' | 'win_units' | 'is_held' | 'started_at' | 'ended_at'
> &
  Pick<Tables['play_session'], 'player' | 'currency' | 'game_code'>;

const rowsOf = (read: Kysely<Tables>) =>
  read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select([
      'round.id',
      'round.state',
      'round.stake_units',
      'round.win_units',
      'round.is_held',
      'round.started_at',
      'round.ended_at',
      'play_session.player',
      'play_session.currency',
      'play_session.game_code',
    ]);

export function bookRow(
  read: Kysely<Tables>,
  { id, player }: { id: string; player: string },
): Promise<BookRow | undefined> {
  return rowsOf(read)
    .where('round.id', '=', id)
    .where('play_session.player', '=', player)
    .executeTakeFirst();
}

/** Rounds that began in a time range, and held rounds that ended in it, by id. */
export function bookRows(
  read: Kysely<Tables>,
  { from, until, after, limit }: { from: Date; until: Date; after: string; limit: number },
): Promise<BookRow[]> {
  return rowsOf(read)
    .where((is) =>
      is.or([
        is.and([is('round.started_at', '>=', from), is('round.started_at', '<', until)]),
        is.and([
          is('round.is_held', '=', sql.lit(true)),
          is('round.ended_at', '>=', from),
          is('round.ended_at', '<', until),
        ]),
      ]),
    )
    .where('round.id', '>', after)
    .orderBy('round.id')
    .limit(limit)
    .execute();
}
