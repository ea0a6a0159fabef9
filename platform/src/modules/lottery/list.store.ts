import { sql } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';
import type { DrawRow } from './draw.store.ts';

type Reader = Db['read'];

/** The latest draws with a result of every game, `each` of one. */
export async function latestOpened(db: Reader, each: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    SELECT draw.* FROM lottery_game AS game
    CROSS JOIN LATERAL (
      SELECT * FROM lottery_draw
      WHERE game_id = game.game_id AND result IS NOT NULL
      ORDER BY draws_at DESC LIMIT ${each}
    ) AS draw
    ORDER BY game.place, draw.draws_at DESC`.execute(db);
  return rows;
}

/** Games that a member has played, the latest first. */
export async function recentGames(
  db: Reader,
  memberId: MemberId,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`
    SELECT game_id FROM lottery_ticket WHERE member_id = ${memberId}
    GROUP BY game_id ORDER BY max(id) DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

/** Games by the number of tickets since, the most played first. */
export async function popularGames(db: Reader, since: Date): Promise<string[]> {
  const { rows } = await sql<{ game_id: string }>`
    SELECT game_id FROM lottery_ticket WHERE placed_at >= ${since}
    GROUP BY game_id ORDER BY count(*) DESC, game_id`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

interface ResultQuery {
  readonly gameId: string;
  readonly day?: string;
  /** ISO time of a draw: those before it. */
  readonly before?: string;
  readonly limit: number;
}

/** Draws of a game with a result, the newest first. */
export async function resultsOf(
  db: Reader,
  { gameId, day, before, limit }: ResultQuery,
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('result', 'is not', null)
    .$if(day !== undefined, (query) =>
      query
        .where('draws_at', '>=', dayjs.utc(day).toDate())
        .where('draws_at', '<', dayjs.utc(day).add(1, 'day').toDate()),
    )
    .$if(before !== undefined, (query) => query.where('draws_at', '<', new Date(before ?? '')))
    .orderBy('draws_at', 'desc')
    .limit(limit)
    .execute();
}
