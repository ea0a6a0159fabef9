import type { MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { sumColumns } from './reports.store.ts';
import type { DayRow } from './roll-up.ts';

/** A row of `report_day` that became the first with a bet or deposit, or is one no more. */
export interface TurnedDay {
  readonly member: MemberId;
  readonly day: Day;
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
  readonly currency: string;
  readonly hadBets: boolean;
  readonly hadDeposits: boolean;
}

const columns = sumColumns.map(({ column }) => column);
const listed = (one: (column: string) => RawBuilder<unknown>) => sql.join(columns.map(one));
const names = listed((column) => sql.ref(column));
const before = (column: string) => sql.ref(`before_${column}`);

const isPlay = (of: (column: string) => RawBuilder<unknown>) =>
  sql`(${of('bets')} > 0 OR ${of('stake_units')} <> 0 OR ${of('refund_units')} <> 0 OR ${of('win_units')} <> 0)`;

/** Both exist once for each row that was added to, with its sums of before. */
const written = sql`
  INSERT INTO report_day AS report (member_id, day, category, vendor, game, currency, ${names})
  SELECT member_id, day::date, category, vendor, game, currency, ${names} FROM added
  ON CONFLICT (member_id, day, category, vendor, game, currency) DO UPDATE SET ${listed(
    (column) => sql`${sql.ref(column)} = report.${sql.ref(column)} + excluded.${sql.ref(column)}`,
  )}
  RETURNING WITH (OLD AS former, NEW AS current) current.*, ${listed(
    (column) => sql`coalesce(former.${sql.ref(column)}, 0) AS ${sql.ref(`before_${column}`)}`,
  )}`;

/** A row with its first bet is play from then on: its sums go from one row of the team to the other. */
const shares = sql`
  SELECT upline_id, day, category, is_play, currency,
    ${listed((column) => sql`${sql.ref(column)} - ${before(column)} AS ${sql.ref(column)}`)} FROM placed
  UNION ALL
  SELECT upline_id, day, category, is_play, currency, ${listed(before)} FROM placed WHERE is_play <> was_play
  UNION ALL
  SELECT upline_id, day, category, was_play, currency, ${listed((column) => sql`- ${before(column)}`)}
  FROM placed WHERE is_play <> was_play`;

/**
 * Adds the rows to the sums of the members, and what they change to the sums of those who recruited them, in one
 * statement. The rows come in the order of their keys, and both tables are written in that order. Returns the rows by
 * which the number of active members or first deposits of a team can change.
 */
export async function addDays(tx: Tx, rows: readonly DayRow[]): Promise<readonly TurnedDay[]> {
  if (rows.length === 0) return [];
  const values = sql.join([
    sql`${rows.map(({ member }) => member)}::text[]`,
    sql`${rows.map(({ day }) => day)}::text[]`,
    sql`${rows.map(({ category }) => category)}::text[]`,
    sql`${rows.map(({ vendor }) => vendor)}::text[]`,
    sql`${rows.map(({ game }) => game)}::text[]`,
    sql`${rows.map(({ currency }) => currency)}::text[]`,
    ...sumColumns.map(({ of }) => sql`${rows.map(({ sums }) => sums[of])}::bigint[]`),
  ]);
  const { rows: turned } = await sql<TurnedDay>`/* report-add-days */
    WITH added AS (
      SELECT * FROM unnest(${values}) AS added (member_id, day, category, vendor, game, currency, ${names})
    ), written AS (${written}),
    placed AS (
      SELECT written.*, members.upline_id, ${isPlay(sql.ref)} AS is_play, ${isPlay(before)} AS was_play
      FROM written JOIN members ON members.id = written.member_id WHERE members.upline_id IS NOT NULL
    ), team AS (
      INSERT INTO report_team_day AS team (upline_id, day, category, is_play, currency, ${names},
        active_members, month_active_members, first_deposits)
      SELECT upline_id, day, category, is_play, currency,
        ${listed((column) => sql`sum(${sql.ref(column)})`)}, 0, 0, 0
      FROM (${shares}) AS share
      GROUP BY upline_id, day, category, is_play, currency
      HAVING ${sql.join(
        columns.map((column) => sql`sum(${sql.ref(column)}) <> 0`),
        sql` OR `,
      )}
      ORDER BY upline_id COLLATE "C", day, category COLLATE "C", is_play, currency COLLATE "C"
      ON CONFLICT (upline_id, day, category, is_play, currency) DO UPDATE SET ${listed(
        (column) => sql`${sql.ref(column)} = team.${sql.ref(column)} + excluded.${sql.ref(column)}`,
      )}
    )
    SELECT member_id AS member, to_char(day, 'YYYY-MM-DD') AS day, category, vendor, game, currency,
      before_bets > 0 AS "hadBets", before_deposit_units > 0 AS "hadDeposits"
    FROM placed WHERE (before_bets > 0) <> (bets > 0)
      OR (before_deposit_units > 0) <> (deposit_units > 0)`.execute(tx);
  return turned;
}
