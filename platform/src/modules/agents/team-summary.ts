import { formatAmount, type TeamPeriod, type TeamSummary } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db } from '../../core.ts';
import { dayAfter, instantIn, type Day } from '../../zoned-day.ts';
import { rebatesByDay, teamDays, type TeamDay } from '../reports/index.ts';
import type { Place } from './place.ts';
import { membersBelow, recruitersIn, type TeamScope } from './team-scope.ts';

type Reader = Db['read'];

interface DayNumbers {
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly turnoverUnits: bigint;
  readonly netUnits: bigint;
  readonly commissionUnits: bigint;
}

/** The team's numbers of this month and the last one, by day and by period. */
export async function summaryOf(
  reader: Reader,
  scope: TeamScope,
  { currency, timeZone, today }: Place,
): Promise<TeamSummary> {
  const spans = spansAt(today);
  const span = { currency, from: spans.lastMonth.from, to: today };
  const [played, rebates, joined] = await Promise.all([
    teamDays(reader, { ...span, recruiters: recruitersIn(scope) }),
    rebatesByDay(reader, { ...span, member: scope.agent }),
    registrations(reader, scope, { timeZone, from: span.from }),
  ]);
  const playedOn = new Map(played.map((one) => [one.day, one]));
  const days = daysOf(span).map((day) => ({
    day,
    registrations: joined.days.get(day) ?? 0,
    firstDeposits: playedOn.get(day)?.firstDeposits ?? 0,
    turnoverUnits: playedOn.get(day)?.turnoverUnits ?? 0n,
    netUnits: playedOn.get(day)?.netUnits ?? 0n,
    commissionUnits: rebates.get(day) ?? 0n,
  }));
  const period = ({ from, to }: Span): TeamPeriod => ({
    ...shown(days.filter(({ day }) => day >= from && day <= to).reduce(added, nothing)),
    active: activeIn(
      played.filter(({ day }) => day >= from && day <= to),
      from === to ? 'active' : 'monthActive',
    ),
  });
  return {
    currency,
    timeZone,
    affiliateCode: scope.affiliateCode,
    size: joined.size,
    today: period(spans.today),
    yesterday: period(spans.yesterday),
    thisMonth: period(spans.thisMonth),
    lastMonth: period(spans.lastMonth),
    days: days.map(({ day, ...numbers }) => ({ day, ...shown(numbers) })),
  };
}

/** Members with a bet: of a day, or of the days of a month together. */
const activeIn = (days: readonly TeamDay[], column: 'active' | 'monthActive') =>
  days.reduce((sum, day) => sum + day[column], 0);

interface Span {
  readonly from: Day;
  readonly to: Day;
}

function spansAt(today: Day) {
  const yesterday = dayAfter(today, -1);
  const firstOf = (day: Day) => `${day.slice(0, 8)}01`;
  const monthEnd = dayAfter(firstOf(today), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisMonth: { from: firstOf(today), to: today },
    lastMonth: { from: firstOf(monthEnd), to: monthEnd },
  } satisfies Record<string, Span>;
}

function daysOf({ from, to }: Span): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

const nothing: DayNumbers = {
  registrations: 0,
  firstDeposits: 0,
  turnoverUnits: 0n,
  netUnits: 0n,
  commissionUnits: 0n,
};

const added = (one: DayNumbers, other: DayNumbers): DayNumbers => ({
  registrations: one.registrations + other.registrations,
  firstDeposits: one.firstDeposits + other.firstDeposits,
  turnoverUnits: one.turnoverUnits + other.turnoverUnits,
  netUnits: one.netUnits + other.netUnits,
  commissionUnits: one.commissionUnits + other.commissionUnits,
});

const shown = (numbers: DayNumbers) => ({
  registrations: numbers.registrations,
  firstDeposits: numbers.firstDeposits,
  turnover: formatAmount(numbers.turnoverUnits),
  net: formatAmount(numbers.netUnits),
  commission: formatAmount(numbers.commissionUnits),
});

/** The size of the team, and the registrations by day of the brand's time zone. */
async function registrations(
  reader: Reader,
  scope: TeamScope,
  { timeZone, from }: { readonly timeZone: string; readonly from: Day },
): Promise<{ readonly size: number; readonly days: ReadonlyMap<Day, number> }> {
  const since = instantIn(timeZone, dayAfter(from, -1), '00:00');
  const { rows } = await sql<{ day: Day | null; count: number }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count::int AS count FROM (
      SELECT CASE WHEN joined_at >= ${since} THEN (joined_at AT TIME ZONE ${timeZone})::date END AS day,
        count(*) AS count
      FROM ${membersBelow(scope)} AS member GROUP BY 1) AS joined`.execute(reader);
  return {
    size: rows.reduce((sum, { count }) => sum + count, 0),
    days: new Map(rows.flatMap(({ day, count }) => (day && day >= from ? [[day, count]] : []))),
  };
}
