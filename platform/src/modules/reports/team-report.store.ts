import type { GameCategory, MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { sumsOfColumns } from './reports.store.ts';
import type { Sums } from './roll-up.ts';

type Reader = Db['read'];

export interface TeamSpan {
  /** A subquery with the ids of the members. */
  readonly members: RawBuilder<unknown>;
  readonly currency: string;
  /** Both inclusive. */
  readonly from: Day;
  readonly to: Day;
}

export interface TeamReportQuery extends TeamSpan {
  /** `bets`: a row for each member and day, without days on which nothing was played. */
  readonly kind: 'bets' | 'profit';
  readonly category?: GameCategory | undefined;
}

export interface TeamReportRow {
  readonly member: MemberId;
  readonly day: Day | null;
  readonly sums: Sums;
}

interface TeamPage {
  /** Rows after this one, which has a day for `bets` only. */
  readonly after: Pick<TeamReportRow, 'member' | 'day'> | null;
  readonly limit: number;
}

function rowsWhere({ members, currency, from, to, kind, category }: TeamReportQuery) {
  const ofGames =
    kind === 'bets'
      ? sql`AND (bets > 0 OR stake_units <> 0 OR refund_units <> 0 OR win_units <> 0)`
      : sql``;
  const ofCategory = category === undefined ? sql`` : sql`AND category = ${category}`;
  return sql`report_day WHERE member_id IN ${members} AND currency = ${currency}
    AND day BETWEEN ${from}::date AND ${to}::date ${ofGames} ${ofCategory}`;
}

/** Rows by day and member, the latest day first, or rows by member. */
export async function teamRows(
  reader: Reader,
  query: TeamReportQuery,
  { after, limit }: TeamPage,
): Promise<readonly TeamReportRow[]> {
  const isDaily = query.kind === 'bets';
  const day = isDaily ? sql`to_char(day, 'YYYY-MM-DD')` : sql`NULL`;
  const keys = isDaily ? sql`report_day.day, member_id` : sql`member_id`;
  const order = isDaily ? sql`report_day.day DESC, member_id DESC` : sql`member_id DESC`;
  const beyond =
    after === null
      ? sql``
      : isDaily
        ? sql`AND (day, member_id) < (${after.day}::date, ${after.member})`
        : sql`AND member_id < ${after.member}`;
  const { rows } = await sql<Omit<TeamReportRow, 'sums'> & Sums>`
    SELECT member_id AS member, ${day} AS day, ${sumsOfColumns()} FROM ${rowsWhere(query)} ${beyond}
    GROUP BY ${keys} ORDER BY ${order} LIMIT ${limit}`.execute(reader);
  return rows.map(({ member, day: ofDay, ...sums }) => ({ member, day: ofDay, sums }));
}

/** The sums of all rows; `null` if there are none. */
export async function teamTotal(reader: Reader, query: TeamReportQuery): Promise<Sums | null> {
  const { rows } = await sql<Sums>`
    SELECT ${sumsOfColumns()} FROM ${rowsWhere(query)} HAVING count(*) > 0`.execute(reader);
  return rows[0] ?? null;
}

export interface TeamDay {
  readonly day: Day;
  readonly turnoverUnits: bigint;
  readonly netUnits: bigint;
  readonly rebateUnits: bigint;
}

/** Turnover, result of play and rebates of the members by day. */
export async function teamDays(
  reader: Reader,
  { members, currency, from, to }: TeamSpan,
): Promise<readonly TeamDay[]> {
  const { rows } = await sql<TeamDay>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(stake_units - refund_units)::bigint AS "turnoverUnits",
      sum(win_units - stake_units + refund_units)::bigint AS "netUnits", sum(rebate_units)::bigint AS "rebateUnits"
    FROM report_day
    WHERE member_id IN ${members} AND currency = ${currency} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY report_day.day`.execute(reader);
  return rows;
}

/** How many of the members made their first deposit on each day of the span. */
export async function firstDeposits(
  reader: Reader,
  { members, currency, from, to }: TeamSpan,
): Promise<ReadonlyMap<Day, number>> {
  const { rows } = await sql<{ day: Day; count: number }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count(*)::int AS count
    FROM (SELECT member_id, min(day) AS day FROM report_day
          WHERE deposit_units > 0 AND currency = ${currency} AND member_id IN ${members}
          GROUP BY member_id) AS first
    WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY first.day`.execute(reader);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** How many of the members placed a bet in each of the spans: the rows are read once for all spans. */
export async function activeMembers(
  reader: Reader,
  { members, currency }: Pick<TeamSpan, 'members' | 'currency'>,
  spans: readonly Pick<TeamSpan, 'from' | 'to'>[],
): Promise<readonly number[]> {
  const within = spans.map(({ from, to }) => sql`day BETWEEN ${from}::date AND ${to}::date`);
  const column = (at: number) => sql.ref(`played${at}`);
  const played = within.map((span, at) => sql`bool_or(${span}) AS ${column(at)}`);
  const counts = spans.map((_span, at) => sql`count(*) FILTER (WHERE ${column(at)})::int`);
  const { rows } = await sql<{ active: number[] }>`
    SELECT ARRAY[${sql.join(counts)}] AS active FROM (
      SELECT ${sql.join(played)} FROM report_day
      WHERE member_id IN ${members} AND currency = ${currency} AND bets > 0 AND (${sql.join(within, sql` OR `)})
      GROUP BY member_id) AS member`.execute(reader);
  return rows[0]?.active ?? [];
}
