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
  /** A subquery with the ids of the recruiters of all members, if the members are a whole team. */
  readonly recruiters: RawBuilder<unknown> | null;
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
  const within =
    from === to ? sql`day = ${from}::date` : sql`day BETWEEN ${from}::date AND ${to}::date`;
  return sql`report_day WHERE member_id IN ${members} AND currency = ${currency}
    AND ${within} ${ofGames} ${ofCategory}`;
}

/** The rows of `report_team_day` with the same sums as those of a whole team. */
function teamRowsWhere(
  { currency, from, to, kind, category }: TeamReportQuery,
  recruiters: RawBuilder<unknown>,
) {
  const ofGames = kind === 'bets' ? sql`AND is_play` : sql``;
  const ofCategory = category === undefined ? sql`` : sql`AND category = ${category}`;
  return sql`report_team_day WHERE upline_id IN ${recruiters} AND currency = ${currency}
    AND day BETWEEN ${from}::date AND ${to}::date ${ofGames} ${ofCategory}`;
}

/** Rows by day and member, the latest day first, or rows by member. */
export async function teamRows(
  reader: Reader,
  query: TeamReportQuery,
  page: TeamPage,
): Promise<readonly TeamReportRow[]> {
  const days =
    query.kind === 'bets' ? await playedDays(reader, query, page.after?.day ?? null) : null;
  if (!days) return rowsIn(reader, query, page);
  const rows: TeamReportRow[] = [];
  for (const day of days) {
    const after = day === page.after?.day ? page.after : null;
    const limit = page.limit - rows.length;
    rows.push(...(await rowsIn(reader, { ...query, from: day, to: day }, { after, limit })));
    if (rows.length === page.limit) break;
  }
  return rows;
}

/** The days on which a whole team played, the latest first; `null` if the members are not a whole team. */
async function playedDays(
  reader: Reader,
  { recruiters, ...query }: TeamReportQuery,
  latest: Day | null,
): Promise<readonly Day[] | null> {
  if (!recruiters) return null;
  const to = latest !== null && latest < query.to ? latest : query.to;
  const { rows } = await sql<{ day: Day }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM ${teamRowsWhere({ ...query, recruiters, to }, recruiters)}
    GROUP BY report_team_day.day ORDER BY report_team_day.day DESC`.execute(reader);
  return rows.map(({ day }) => day);
}

async function rowsIn(
  reader: Reader,
  query: TeamReportQuery,
  { after, limit }: TeamPage,
): Promise<readonly TeamReportRow[]> {
  const isDaily = query.kind === 'bets';
  const day = isDaily ? sql`to_char(report_day.day, 'YYYY-MM-DD')` : sql`NULL`;
  // The rows of one day in the order of the members are a range of an index.
  const isOrderedByDay = isDaily && query.from < query.to;
  const keys = isDaily ? sql`report_day.day, member_id` : sql`member_id`;
  const order = isOrderedByDay ? sql`report_day.day DESC, member_id DESC` : sql`member_id DESC`;
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
  const from = query.recruiters ? teamRowsWhere(query, query.recruiters) : rowsWhere(query);
  const { rows } = await sql<Sums>`
    SELECT ${sumsOfColumns()} FROM ${from} HAVING count(*) > 0`.execute(reader);
  return rows[0] ?? null;
}

export interface TeamDay {
  readonly day: Day;
  readonly turnoverUnits: bigint;
  readonly netUnits: bigint;
  /** Members with a bet on the day, and those of them without a bet on earlier days of the month. */
  readonly active: number;
  readonly monthActive: number;
  readonly firstDeposits: number;
}

/** What a whole team did on each day; days without bookings are missing. */
export async function teamDays(
  reader: Reader,
  {
    recruiters,
    currency,
    from,
    to,
  }: Omit<TeamSpan, 'members'> & { readonly recruiters: RawBuilder<unknown> },
): Promise<readonly TeamDay[]> {
  const { rows } = await sql<TeamDay>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(stake_units - refund_units)::bigint AS "turnoverUnits",
      sum(win_units - stake_units + refund_units)::bigint AS "netUnits", sum(active_members)::int AS active,
      sum(month_active_members)::int AS "monthActive", sum(first_deposits)::int AS "firstDeposits"
    FROM report_team_day
    WHERE upline_id IN ${recruiters} AND currency = ${currency} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY report_team_day.day`.execute(reader);
  return rows;
}

/** The rebates of a member by day. */
export async function rebatesByDay(
  reader: Reader,
  { member, currency, from, to }: Omit<TeamSpan, 'members'> & { readonly member: MemberId },
): Promise<ReadonlyMap<Day, bigint>> {
  const { rows } = await sql<{ day: Day; units: bigint }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(rebate_units)::bigint AS units FROM report_day
    WHERE member_id = ${member} AND currency = ${currency} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY report_day.day`.execute(reader);
  return new Map(rows.map(({ day, units }) => [day, units]));
}
