import { gameCategories, parseAmount, type MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import { gamesIn } from '../games/index.ts';
import type { LeaderboardRow } from './leaderboards.store.ts';

/**
 * Computes scores from the roll-ups or the rounds, and stores those that changed; `members` is `null` for everybody.
 * Scores are computed as a whole, so that corrections are in them and a repetition changes nothing. Answers how many
 * scores changed. The caller holds the lock of the leaderboard.
 */
export async function refreshScores(
  tx: Tx,
  leaderboard: LeaderboardRow,
  { members, now }: { readonly members: readonly MemberId[] | null; readonly now: Date },
): Promise<number> {
  const { id, brand } = leaderboard;
  const among = members === null ? sql`` : sql`AND member_id = ANY(${members}::text[])`;
  const { rows } = await sql<{ changed: bigint }>`
    WITH computed AS MATERIALIZED (
      SELECT sums.member_id, sums.score FROM (${scoresOf(leaderboard, among)}) AS sums
      JOIN members ON members.id = sums.member_id COLLATE "default"
      WHERE members.brand = ${brand} AND members.status = 'active' AND members.type <> 4
    ), before AS (
      SELECT member_id, bucket FROM leaderboard_score WHERE leaderboard_id = ${id} ${among}
    ), dropped AS (
      DELETE FROM leaderboard_score WHERE leaderboard_id = ${id} ${among}
        AND NOT EXISTS (
          SELECT 1 FROM computed WHERE computed.member_id = leaderboard_score.member_id AND computed.score > 0)
      RETURNING bucket
    ), stored AS (
      INSERT INTO leaderboard_score AS known (leaderboard_id, member_id, score, reached_at)
      SELECT ${id}, member_id, score, ${now}::timestamptz FROM computed WHERE score > 0
      ON CONFLICT (leaderboard_id, member_id) DO UPDATE
        SET score = excluded.score, reached_at = excluded.reached_at WHERE known.score <> excluded.score
      RETURNING member_id, bucket
    ), change AS (
      SELECT bucket, -1 AS members FROM dropped
      UNION ALL SELECT before.bucket, -1 FROM before JOIN stored USING (member_id)
      UNION ALL SELECT bucket, 1 FROM stored
    ), counted AS (
      INSERT INTO leaderboard_bucket AS known (leaderboard_id, bucket, members)
      SELECT ${id}, bucket, sum(members) FROM change GROUP BY bucket HAVING sum(members) > 0
      ON CONFLICT (leaderboard_id, bucket) DO UPDATE SET members = known.members + excluded.members
    ), lowered AS (
      UPDATE leaderboard_bucket AS known SET members = known.members + less.members
      FROM (SELECT bucket, sum(members) AS members FROM change GROUP BY bucket HAVING sum(members) < 0) AS less
      WHERE known.leaderboard_id = ${id} AND known.bucket = less.bucket
    )
    SELECT count(*) AS changed FROM change`.execute(tx);
  return Number(rows[0]?.changed ?? 0);
}

function scoresOf(leaderboard: LeaderboardRow, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return leaderboard.terms.measure === 'multiplier'
    ? multipliers(leaderboard, among)
    : sums(leaderboard, among);
}

function sums({ terms, currency }: LeaderboardRow, among: RawBuilder<unknown>) {
  const { measure, firstDay, lastDay, points } = terms;
  const categories = categoriesOf(terms);
  const weights = categories.map((category) =>
    measure === 'points' ? (points?.[category] ?? 0) : 1,
  );
  const units =
    measure === 'net-win'
      ? sql`win_units + refund_units - stake_units`
      : sql`stake_units - refund_units`;
  return sql`
    SELECT member_id, sum((${units}) * counted.weight)::bigint AS score
    FROM report_day JOIN unnest(${categories}::text[], ${weights}::bigint[]) AS counted (category, weight)
      ON counted.category COLLATE "C" = report_day.category
    WHERE currency = ${currency} AND day BETWEEN ${firstDay}::date AND ${lastDay}::date ${among}
    GROUP BY member_id`;
}

/** How many times the stake the best round of a member won; the lottery has no rounds. */
function multipliers(
  { terms, brand, currency, starts_at, ends_at }: LeaderboardRow,
  among: RawBuilder<unknown>,
) {
  const kinds = categoriesOf(terms)
    .map(gamesIn)
    .map(
      ({ kind, vassalages, isTheirs }) =>
        sql`(game.kind = ${kind} AND (upper(game.provider) = ANY(${vassalages}::text[])) = ${isTheirs})`,
    );
  const stake = parseAmount(terms.stake ?? '0') ?? 0n;
  return sql`
    SELECT member_id, (max((win_units + adjusted_units)::numeric / stake_units) * 100000)::bigint AS score
    FROM game_round JOIN game ON game.id = game_round.game_id
    WHERE game_round.brand = ${brand} AND game_round.currency = ${currency} AND NOT is_play
      AND game_round.state = 'closed' AND closed_at >= ${starts_at} AND closed_at < ${ends_at}
      AND stake_units > 0 AND stake_units >= ${stake} AND (${sql.join(kinds, sql` OR `)}) ${among}
    GROUP BY member_id`;
}

const categoriesOf = ({ categories }: LeaderboardRow['terms']) =>
  categories.length > 0 ? categories : gameCategories;
