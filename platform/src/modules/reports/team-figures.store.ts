import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import type { TeamSpan } from './team-report.store.ts';

type Reader = Db['read'] | Tx;

interface TeamFilter extends Pick<TeamSpan, 'members' | 'currency'> {
  /** Turnover from which a member of a span is counted as valid. */
  readonly validUnits: bigint;
}

/** What a team did in a span of days. */
export interface PeriodFigures {
  readonly turnoverUnits: bigint;
  readonly winUnits: bigint;
  readonly rebateUnits: bigint;
  readonly bonusUnits: bigint;
  readonly validMembers: number;
}

/** The figures of a team in each of the spans; both days are inclusive. */
export async function periodsOfTeam(
  reader: Reader,
  { members, currency, validUnits }: TeamFilter,
  spans: readonly { readonly from: Day; readonly to: Day }[],
): Promise<readonly PeriodFigures[]> {
  const { rows } = await sql<PeriodFigures>`/* report-team-periods */
    SELECT coalesce(sum(member.turnover), 0)::bigint AS "turnoverUnits",
      coalesce(sum(member.win), 0)::bigint AS "winUnits",
      coalesce(sum(member.rebate), 0)::bigint AS "rebateUnits",
      coalesce(sum(member.bonus), 0)::bigint AS "bonusUnits",
      (count(*) FILTER (WHERE member.turnover > 0 AND member.turnover >= ${validUnits}))::int AS "validMembers"
    FROM unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
      WITH ORDINALITY AS span (first, last, at)
    LEFT JOIN LATERAL (
      SELECT sum(stake_units - refund_units) AS turnover, sum(win_units) AS win, sum(rebate_units) AS rebate,
        sum(bonus_units) AS bonus
      FROM report_day
      WHERE member_id IN ${members} AND currency = ${currency} AND day BETWEEN span.first AND span.last
      GROUP BY member_id) AS member ON true
    GROUP BY span.at ORDER BY span.at`.execute(reader);
  return rows;
}

export interface HourFigures {
  readonly turnoverUnits: bigint;
  /** Of these: from corrections of bets of earlier days. */
  readonly lateTurnoverUnits: bigint;
  readonly lateWinUnits: bigint;
  readonly validMembers: number;
}

/** The turnover of a team between each two times, which are full hours; the second one is exclusive. */
export async function hoursOfTeam(
  reader: Reader,
  { members, currency, validUnits }: TeamFilter,
  spans: readonly { readonly from: Date; readonly to: Date }[],
): Promise<readonly HourFigures[]> {
  const [from, to] = [
    spans.map((span) => span.from.toISOString()),
    spans.map((span) => span.to.toISOString()),
  ];
  const { rows } = await sql<HourFigures>`/* report-team-hours */
    SELECT coalesce(sum(member.turnover), 0)::bigint AS "turnoverUnits",
      coalesce(sum(member.late_turnover), 0)::bigint AS "lateTurnoverUnits",
      coalesce(sum(member.late_win), 0)::bigint AS "lateWinUnits",
      (count(*) FILTER (WHERE member.turnover > 0 AND member.turnover >= ${validUnits}))::int AS "validMembers"
    FROM unnest(${from}::timestamptz[], ${to}::timestamptz[]) WITH ORDINALITY AS span (first, last, at)
    LEFT JOIN LATERAL (
      SELECT sum(turnover_units) AS turnover, sum(late_turnover_units) AS late_turnover,
        sum(late_win_units) AS late_win
      FROM report_hour
      WHERE member_id IN ${members} AND currency = ${currency} AND hour >= span.first AND hour < span.last
      GROUP BY member_id) AS member ON true
    GROUP BY span.at ORDER BY span.at`.execute(reader);
  return rows;
}
