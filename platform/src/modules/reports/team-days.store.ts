import type { GameCategory, MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import type { Measure } from './measures.ts';
import { sumColumns } from './reports.store.ts';
import type { Sums } from './roll-up.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    report_team_day: {
      upline_id: MemberId;
      day: Date;
      category: GameCategory | '';
      is_play: boolean;
      currency: string;
      bets: bigint;
      active_members: bigint;
      month_active_members: bigint;
      first_deposits: bigint;
    } & { [Name in `${Measure}_units`]: bigint };
  }
}

/** Sums of `report_day`, and how many members reached what. */
export type TeamSums = Sums & Readonly<Record<'active' | 'monthActive' | 'firstDeposits', bigint>>;

export interface TeamDayRow {
  readonly upline: MemberId;
  readonly day: Day;
  readonly category: GameCategory | '';
  /** Whether the rows of `report_day` have bets, stakes, refunds or wins. */
  readonly isPlay: boolean;
  readonly currency: string;
  readonly sums: TeamSums;
}

const teamColumns: readonly { readonly column: string; readonly of: keyof TeamSums }[] = [
  ...sumColumns,
  { column: 'active_members', of: 'active' },
  { column: 'month_active_members', of: 'monthActive' },
  { column: 'first_deposits', of: 'firstDeposits' },
];

const columnNames = sql.join(teamColumns.map(({ column }) => sql.ref(column)));
const sumNames = sql.join(sumColumns.map(({ column }) => sql.ref(column)));
const noSum = sql.join(sumColumns.map(() => sql.lit(0)));

/** What all days of a member add to the rows of the member who recruited them. */
export async function sharesOfMember(tx: Tx, member: MemberId): Promise<readonly TeamDayRow[]> {
  const chosen = sql`SELECT DISTINCT member_id, day, currency FROM report_day WHERE member_id = ${member}`;
  const sums = sql.join(
    teamColumns.map(({ column, of }) => sql`${sql.ref(column)}::bigint AS ${sql.ref(of)}`),
  );
  const { rows } = await sql<Omit<TeamDayRow, 'sums'> & TeamSums>`/* report-team-shares-of-member */
    SELECT upline_id AS upline, to_char(day, 'YYYY-MM-DD') AS day, category, is_play AS "isPlay", currency, ${sums}
    FROM ${shares(chosen)} AS share`.execute(tx);
  return rows.map(({ upline, day, category, isPlay, currency, ...row }) => ({
    upline,
    day,
    category,
    isPlay,
    currency,
    sums: row,
  }));
}

const isPlay = sql`bets > 0 OR stake_units <> 0 OR refund_units <> 0 OR win_units <> 0`;

/** The rows of `report_team_day` that the chosen days of members add up to. */
const shares = (chosen: RawBuilder<unknown>) => sql`(
  WITH chosen AS MATERIALIZED (${chosen}),
  part AS (
    SELECT member_id, day, category, ${isPlay} AS is_play, currency, ${sumNames},
      0 AS active_members, 0 AS month_active_members, 0 AS first_deposits
    FROM chosen JOIN report_day USING (member_id, day, currency)
    UNION ALL
    SELECT member_id, day, '', false, currency, ${noSum}, 1, 0, 0 FROM chosen WHERE EXISTS (
      SELECT FROM report_day AS played WHERE played.member_id = chosen.member_id AND played.day = chosen.day
        AND played.currency = chosen.currency AND bets > 0)
    UNION ALL
    SELECT member_id, first.day, '', false, currency, ${noSum}, 0, 1, 0
    FROM (SELECT DISTINCT member_id, currency, date_trunc('month', day::timestamp)::date AS first_day
          FROM chosen) AS month
    CROSS JOIN LATERAL (
      SELECT day FROM report_day AS played WHERE played.member_id = month.member_id
        AND played.day >= first_day AND played.day < (first_day + interval '1 month')::date
        AND played.currency = month.currency AND bets > 0 ORDER BY day LIMIT 1) AS first
    UNION ALL
    SELECT member_id, first.day, '', false, currency, ${noSum}, 0, 0, 1
    FROM (SELECT DISTINCT member_id, currency FROM chosen) AS member
    CROSS JOIN LATERAL (
      SELECT day FROM report_day AS paid WHERE paid.member_id = member.member_id
        AND paid.currency = member.currency AND deposit_units > 0 ORDER BY day LIMIT 1) AS first
  )
  SELECT members.upline_id, part.day, category, is_play, part.currency,
    ${sql.join(teamColumns.map(({ column }) => sql`sum(${sql.ref(column)}) AS ${sql.ref(column)}`))}
  FROM part JOIN members ON members.id = part.member_id WHERE members.upline_id IS NOT NULL
  GROUP BY members.upline_id, part.day, category, is_play, part.currency)`;

/** Adds to the rows, in the order of their keys, so that transactions lock them in one order. */
export async function addTeamDays(tx: Tx, rows: readonly TeamDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join([
    sql`${rows.map(({ upline }) => upline)}::text[]`,
    sql`${rows.map(({ day }) => day)}::date[]`,
    sql`${rows.map(({ category }) => category)}::text[]`,
    sql`${rows.map((row) => row.isPlay)}::boolean[]`,
    sql`${rows.map(({ currency }) => currency)}::text[]`,
    ...teamColumns.map(({ of }) => sql`${rows.map(({ sums }) => sums[of])}::bigint[]`),
  ]);
  const added = teamColumns.map(
    ({ column }) => sql`${sql.ref(column)} = team.${sql.ref(column)} + excluded.${sql.ref(column)}`,
  );
  await sql`/* report-team-add */
    INSERT INTO report_team_day AS team (upline_id, day, category, is_play, currency, ${columnNames})
    SELECT upline_id, day, category, is_play, currency, ${columnNames}
    FROM unnest(${values}) AS share (upline_id, day, category, is_play, currency, ${columnNames})
    ORDER BY upline_id COLLATE "C", day, category COLLATE "C", is_play, currency COLLATE "C"
    ON CONFLICT (upline_id, day, category, is_play, currency) DO UPDATE SET ${sql.join(added)}`.execute(
    tx,
  );
}

/**
 * Computes all rows again from `report_day`. A transaction that adds to `report_day` meanwhile waits at the lock and
 * adds its share afterwards.
 */
export async function rebuildTeamDays(tx: Tx): Promise<void> {
  await sql`LOCK TABLE report_team_day IN EXCLUSIVE MODE`.execute(tx);
  await sql`DELETE FROM report_team_day`.execute(tx);
  await sql`INSERT INTO report_team_day (upline_id, day, category, is_play, currency, ${columnNames})
    SELECT * FROM ${shares(sql`SELECT DISTINCT member_id, day, currency FROM report_day`)} AS share`.execute(
    tx,
  );
}
