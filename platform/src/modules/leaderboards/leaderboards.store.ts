import type { LeaderboardId, LeaderboardTerms, MemberId } from '@croupier/contracts';
import { sql, type JSONColumnType } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    leaderboard: Omit<LeaderboardFacts, 'terms'> & {
      terms: JSONColumnType<LeaderboardTerms>;
    };
    leaderboard_exclusion: { leaderboard_id: LeaderboardId; member_id: MemberId };
  }
}

interface LeaderboardFacts {
  id: LeaderboardId;
  brand: string;
  currency: string;
  terms: LeaderboardTerms;
  starts_at: Date;
  ends_at: Date;
  state: 'open' | 'paid' | 'cancelled';
  is_held: boolean;
  created_at: Date;
}
export type LeaderboardRow = Readonly<LeaderboardFacts>;

/** Leaderboards of a brand that end after a time, the first to end first. */
export const leaderboardsOf = (
  reader: Reader,
  brand: string,
  endsAfter: Date,
): Promise<LeaderboardRow[]> =>
  reader
    .selectFrom('leaderboard')
    .selectAll()
    .where('brand', '=', brand)
    .where('ends_at', '>', endsAfter)
    .orderBy('ends_at')
    .orderBy('id')
    .execute();

/** Leaderboards that have begun and whose prizes are not paid, of all brands. */
export const openLeaderboards = (reader: Reader, now: Date): Promise<LeaderboardRow[]> =>
  reader
    .selectFrom('leaderboard')
    .selectAll()
    .where('state', '=', 'open')
    .where('starts_at', '<=', now)
    .orderBy('ends_at')
    .execute();

export const leaderboardById = (
  reader: Reader,
  brand: string,
  id: LeaderboardId,
): Promise<LeaderboardRow | undefined> =>
  reader
    .selectFrom('leaderboard')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the leaderboard until the transaction ends: its scores and prizes have one writer at a time. */
export const lockLeaderboard = (tx: Tx, id: LeaderboardId): Promise<LeaderboardRow | undefined> =>
  tx.selectFrom('leaderboard').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface PlaceRow {
  readonly place: number;
  readonly member: MemberId;
  readonly account: string;
  readonly score: bigint;
  readonly isExcluded: boolean;
}

/**
 * The first places; ties by the time at which the score was reached. The ids of members have another collation than
 * their copies: without the same one on both sides, the index of members is not used.
 */
export async function topOf(
  reader: Reader,
  id: LeaderboardId,
  limit: number,
): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<Omit<PlaceRow, 'place'>>`/* leaderboard-top */
    SELECT top.member_id AS member, members.username AS account, top.score,
      exclusion.member_id IS NOT NULL AS "isExcluded"
    FROM (
      SELECT member_id, score, reached_at FROM leaderboard_score WHERE leaderboard_id = ${id}
      ORDER BY bucket DESC, score DESC, reached_at, member_id LIMIT ${limit}
    ) AS top JOIN members ON members.id = top.member_id COLLATE "default"
    LEFT JOIN leaderboard_exclusion AS exclusion
      ON exclusion.leaderboard_id = ${id} AND exclusion.member_id = top.member_id
    ORDER BY top.score DESC, top.reached_at, top.member_id`.execute(reader);
  return rows.map((row, index) => ({ ...row, place: index + 1 }));
}

/** The score and place of a member; `undefined` without a score. */
export async function placeOf(
  reader: Reader,
  id: LeaderboardId,
  member: MemberId,
): Promise<{ readonly place: number; readonly score: bigint } | undefined> {
  const { rows } = await sql<{ place: bigint; score: bigint }>`/* leaderboard-place */
    SELECT own.score, 1 + (
        SELECT coalesce(sum(members), 0)::bigint FROM leaderboard_bucket
        WHERE leaderboard_id = ${id} AND bucket > own.bucket
      ) + (
        SELECT count(*) FROM leaderboard_score AS other
        WHERE other.leaderboard_id = ${id} AND other.bucket = own.bucket AND other.score >= own.score
          AND (other.score > own.score
            OR (other.reached_at, other.member_id) < (own.reached_at, own.member_id))
      ) AS place
    FROM leaderboard_score AS own
    WHERE own.leaderboard_id = ${id} AND own.member_id = ${member}`.execute(reader);
  const [row] = rows;
  return row && { place: Number(row.place), score: row.score };
}

export async function playersIn(
  reader: Reader,
  ids: readonly LeaderboardId[],
): Promise<ReadonlyMap<LeaderboardId, number>> {
  const { rows } = await sql<{ id: LeaderboardId; players: bigint }>`
    SELECT leaderboard_id AS id, sum(members)::bigint AS players FROM leaderboard_bucket
    WHERE leaderboard_id = ANY(${ids}::text[]) GROUP BY leaderboard_id`.execute(reader);
  return new Map(rows.map(({ id, players }) => [id, Number(players)]));
}
