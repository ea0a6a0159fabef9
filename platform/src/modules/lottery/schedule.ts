import type { Schedule } from '@croupier/contracts';
import { dayIn, dayAfter, instantIn, weekdayOf, type Day } from '../../zoned-day.ts';
import { dayjs } from '../../zoned-time.ts';

/** Times of one draw. */
export interface DrawTime {
  /**
   * The day, `YYYYMMDD`, of a calendar draw; otherwise the UTC day and a sequence, such as `20260101-0001`.
   */
  readonly numero: string;
  readonly opensAt: Date;
  readonly locksAt: Date;
  readonly drawsAt: Date;
}

/**
 * Longer than the gap between any two draws of a calendar; a schedule without a day in this span has no
 * draws.
 */
const daysLookedAt = 400;

/** The period of the draw that contains `at`, and those after it. */
export function drawTimesFrom(
  { schedule }: { readonly schedule: Schedule },
  at: Date,
  count: number,
): DrawTime[] {
  return schedule.kind === 'every'
    ? everySittings(schedule, at, count)
    : calendarSittings(schedule, at, count);
}

/** What was computed last for a calendar, from which moment on. */
const lastComputed = new WeakMap<Calendar, { from: Date; draws: DrawTime[] }>();

/** Weekdays with a draw, 1 for Monday to 7 for Sunday. */
export function drawWeekdays(schedule: Schedule): readonly number[] {
  const all = [1, 2, 3, 4, 5, 6, 7];
  return schedule.kind === 'calendar' && !schedule.monthDays ? (schedule.weekdays ?? all) : all;
}

type EverySchedule = Extract<Schedule, { kind: 'every' }>;
type Calendar = Extract<Schedule, { kind: 'calendar' }>;

function everySittings(schedule: EverySchedule, at: Date, count: number): DrawTime[] {
  const cadenceMs = schedule.seconds * 1000;
  const first = Math.floor(at.getTime() / cadenceMs) * cadenceMs;
  return Array.from({ length: count }, (_, index) => sitting(schedule, first + index * cadenceMs));
}

function sitting({ seconds, lockSeconds }: EverySchedule, opens: number): DrawTime {
  const opensAt = new Date(opens);
  const day = dayjs.utc(opensAt).format('YYYYMMDD');
  const sequence = (opens % dayMs) / (seconds * 1000) + 1;
  const width = String(dayMs / 1000 / seconds).length;
  const draws = opens + seconds * 1000;
  return {
    numero: `${day}-${String(sequence).padStart(width, '0')}`,
    opensAt,
    locksAt: new Date(draws - lockSeconds * 1000),
    drawsAt: new Date(draws),
  };
}

const dayMs = 86_400_000;

/**
 * The next draws stay the same until the first of them is held. The schedule of all games is asked for every ten
 * seconds, and most of its time went into computing with time zones.
 */
function calendarSittings(schedule: Calendar, at: Date, count: number): DrawTime[] {
  const last = lastComputed.get(schedule);
  const next = last?.draws[0]?.drawsAt;
  if (last && next && last.from <= at && at < next && last.draws.length >= count)
    return last.draws.slice(0, count);
  const draws = computedSittings(schedule, at, count);
  lastComputed.set(schedule, { from: at, draws });
  return draws;
}

/** Betting opens when the previous draw is held, so that one draw of a game is always open. */
function computedSittings(schedule: Calendar, at: Date, count: number): DrawTime[] {
  const draws: { day: Day; drawsAt: Date }[] = [];
  let before = lastBefore(schedule, at);
  let day = dayIn(schedule.timeZone, at);
  for (let looked = 0; looked < daysLookedAt && draws.length < count; looked++) {
    const drawsAt = drawOn(schedule, day);
    if (drawsAt && drawsAt > at) draws.push({ day, drawsAt });
    day = dayAfter(day, 1);
  }
  return draws.map(({ day: drawDay, drawsAt }) => {
    const opensAt = before;
    before = drawsAt;
    return {
      numero: drawDay.replaceAll('-', ''),
      opensAt,
      locksAt: new Date(drawsAt.getTime() - schedule.lockSeconds * 1000),
      drawsAt,
    };
  });
}

function lastBefore(schedule: Calendar, at: Date): Date {
  let day = dayIn(schedule.timeZone, at);
  for (let looked = 0; looked < daysLookedAt; looked++) {
    const drawsAt = drawOn(schedule, day);
    if (drawsAt && drawsAt <= at) return drawsAt;
    day = dayAfter(day, -1);
  }
  return at;
}

function drawOn(schedule: Calendar, day: Day): Date | null {
  return hasDraw(schedule, day) ? instantIn(schedule.timeZone, day, schedule.time) : null;
}

function hasDraw({ weekdays, monthDays, closedDates }: Calendar, day: Day): boolean {
  if (closedDates?.includes(day)) return false;
  if (!weekdays && !monthDays) return true;
  const isWeekday = weekdays?.includes(weekdayOf(day)) ?? false;
  return isWeekday || (monthDays?.includes(Number(day.slice(8))) ?? false);
}
