import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import type { TurnedDay } from './add-days.store.ts';
import { noSums } from './roll-up.ts';
import type { TeamDayRow } from './team-days.store.ts';

interface ActivityRow {
  readonly upline: MemberId;
  readonly day: Day;
  readonly currency: string;
  readonly active: bigint;
  readonly monthActive: bigint;
  readonly firstDeposits: bigint;
}

const isSameRow = sql`turned.member_id = report.member_id AND turned.day = report.day
  AND turned.category = report.category AND turned.vendor = report.vendor AND turned.game = report.game
  AND turned.currency = report.currency`;

/** Whether a row of `report_day` had a bet before the rows turned; it never loses one. */
const hadBets = sql`report.bets > 0 AND NOT EXISTS (SELECT FROM turned WHERE ${isSameRow} AND NOT turned.had_bets)`;

/**
 * What rows that were added to change in the numbers of active members and first deposits of teams. They are counted
 * here and not with the sums: few bookings are a member's first of a day or month.
 */
export async function activityOf(
  tx: Tx,
  turned: readonly TurnedDay[],
): Promise<readonly TeamDayRow[]> {
  if (turned.length === 0) return [];
  const { rows } = await sql<ActivityRow>`/* report-team-activity */
    WITH turned AS MATERIALIZED (
      SELECT * FROM unnest(${turned.map(({ member }) => member)}::text[],
        ${turned.map(({ day }) => day)}::date[], ${turned.map(({ category }) => category)}::text[],
        ${turned.map(({ vendor }) => vendor)}::text[], ${turned.map(({ game }) => game)}::text[],
        ${turned.map(({ currency }) => currency)}::text[],
        ${turned.map((one) => one.hadBets)}::boolean[],
        ${turned.map((one) => one.hadDeposits)}::boolean[])
        AS turned (member_id, day, category, vendor, game, currency, had_bets, had_deposits)
    ), days AS (
      SELECT DISTINCT member_id, day, currency FROM turned
    ), months AS (
      SELECT DISTINCT member_id, currency, date_trunc('month', day::timestamp)::date AS first_day FROM turned
    ), members_turned AS (
      SELECT DISTINCT member_id, currency FROM turned
    ), change AS (
      SELECT member_id, day, currency, 1 AS active, 0 AS month_active, 0 AS deposits FROM days
      WHERE EXISTS (SELECT FROM report_day AS report WHERE report.member_id = days.member_id
          AND report.day = days.day AND report.currency = days.currency AND report.bets > 0)
        AND NOT EXISTS (SELECT FROM report_day AS report WHERE report.member_id = days.member_id
          AND report.day = days.day AND report.currency = days.currency AND ${hadBets})
      UNION ALL
      SELECT member_id, first.day, currency, 0, first.sign, 0 FROM months CROSS JOIN LATERAL (
        (SELECT report.day, 1 AS sign FROM report_day AS report
          WHERE report.member_id = months.member_id AND report.currency = months.currency
            AND report.day >= first_day AND report.day < (first_day + interval '1 month')::date AND report.bets > 0
          ORDER BY report.day LIMIT 1)
        UNION ALL
        (SELECT report.day, -1 FROM report_day AS report
          WHERE report.member_id = months.member_id AND report.currency = months.currency
            AND report.day >= first_day AND report.day < (first_day + interval '1 month')::date AND ${hadBets}
          ORDER BY report.day LIMIT 1)) AS first
      UNION ALL
      SELECT member_id, first.day, currency, 0, 0, first.sign FROM members_turned CROSS JOIN LATERAL (
        (SELECT report.day, 1 AS sign FROM report_day AS report
          WHERE report.member_id = members_turned.member_id AND report.currency = members_turned.currency
            AND report.deposit_units > 0 ORDER BY report.day LIMIT 1)
        UNION ALL
        (SELECT report.day, -1 FROM report_day AS report LEFT JOIN turned ON ${isSameRow}
          WHERE report.member_id = members_turned.member_id AND report.currency = members_turned.currency
            AND coalesce(turned.had_deposits, report.deposit_units > 0) ORDER BY report.day LIMIT 1)) AS first
    )
    SELECT members.upline_id AS upline, to_char(change.day, 'YYYY-MM-DD') AS day, change.currency,
      sum(active)::bigint AS active, sum(month_active)::bigint AS "monthActive", sum(deposits)::bigint AS "firstDeposits"
    FROM change JOIN members ON members.id = change.member_id WHERE members.upline_id IS NOT NULL
    GROUP BY members.upline_id, change.day, change.currency
    HAVING sum(active) <> 0 OR sum(month_active) <> 0 OR sum(deposits) <> 0`.execute(tx);
  return rows.map(({ upline, day, currency, ...counts }) => ({
    ...{ upline, day, currency, category: '', isPlay: false },
    sums: { ...noSums, ...counts },
  }));
}
