import type { GameId, MemberId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    game_favourite: { member_id: MemberId; game_id: GameId; added_at: Date };
  }
}

/** A member's favourites, the latest first. */
export async function favouritesOf(
  read: Kysely<Tables>,
  member: MemberId,
): Promise<readonly GameId[]> {
  const rows = await read
    .selectFrom('game_favourite')
    .select('game_id')
    .where('member_id', '=', member)
    .orderBy('added_at', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

interface Favourite {
  readonly member: MemberId;
  readonly game: GameId;
}

/** `false` if the member has the maximum number of favourites. An existing favourite is not changed. */
export async function putFavourite(
  tx: Tx,
  { member, game, now, atMost }: Favourite & { now: Date; atMost: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    WITH added AS (
      INSERT INTO game_favourite (member_id, game_id, added_at)
      SELECT ${member}::text, ${game}::text, ${now}::timestamptz
      WHERE (SELECT count(*) FROM game_favourite WHERE member_id = ${member}) < ${atMost}
      ON CONFLICT DO NOTHING RETURNING game_id
    )
    SELECT EXISTS (SELECT 1 FROM added) OR EXISTS (
      SELECT 1 FROM game_favourite WHERE member_id = ${member} AND game_id = ${game}
    ) AS is_there`.execute(tx);
  return rows[0]?.is_there ?? false;
}

export async function dropFavourite(tx: Tx, { member, game }: Favourite): Promise<void> {
  await tx
    .deleteFrom('game_favourite')
    .where('member_id', '=', member)
    .where('game_id', '=', game)
    .execute();
}
