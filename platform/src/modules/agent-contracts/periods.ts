import type { ContractTerms } from '@croupier/contracts';
import { dayAfter, dayIn, instantIn, weekdayOf, type Day } from '../../zoned-day.ts';

/** A period of a contract; `to` is exclusive. */
export interface ContractPeriod {
  readonly from: Date;
  readonly to: Date;
  /** For periods of whole days of the brand's time zone; both inclusive. */
  readonly days: { readonly first: Day; readonly last: Day } | null;
}

const hourMs = 3_600_000;
/** How often the real-time salary is counted. */
export const windowMs = 300_000;

/** The period of a contract that contains a time. Hours and windows are those of UTC. */
export function periodAt(
  { kind, period }: Pick<ContractTerms, 'kind' | 'period'>,
  timeZone: string,
  at: Date,
): ContractPeriod {
  if (kind === 'hourly') return stepAt(at, hourMs);
  if (kind === 'real-time') return stepAt(at, windowMs);
  const days = daysAround(kind === 'daily' ? 'day' : (period ?? 'day'), dayIn(timeZone, at));
  return {
    days,
    from: instantIn(timeZone, days.first, '00:00'),
    to: instantIn(timeZone, dayAfter(days.last, 1), '00:00'),
  };
}

function stepAt(at: Date, stepMs: number): ContractPeriod {
  const fromMs = Math.floor(at.getTime() / stepMs) * stepMs;
  return { from: new Date(fromMs), to: new Date(fromMs + stepMs), days: null };
}

const middle = 15;

function daysAround(period: NonNullable<ContractTerms['period']>, day: Day) {
  if (period === 'day') return { first: day, last: day };
  if (period === 'week') {
    const first = dayAfter(day, 1 - weekdayOf(day));
    return { first, last: dayAfter(first, 6) };
  }
  const month = day.slice(0, 7);
  const last = dayAfter(`${dayAfter(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  if (period === 'month') return { first: `${month}-01`, last };
  return Number(day.slice(8)) <= middle
    ? { first: `${month}-01`, last: `${month}-${middle}` }
    : { first: `${month}-${middle + 1}`, last };
}
