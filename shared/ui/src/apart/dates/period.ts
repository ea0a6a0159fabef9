import { dayjs } from '@croupier/i18n';
import { dayOf, daysBack, type Day, type DayRange } from './day-range.ts';

/** Lengths of a period in days (specification §9). */
export const periodLengths = ['7', '30'] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** The day that many days later, or earlier with a negative number. */
export const dayAfter = (day: Day, days: number): Day =>
  dayOf(dayjs(day).add(days, 'day').toDate());

/** The period of this length that ends on a day. */
export const periodEnding = (to: Day, length: PeriodLength): DayRange =>
  daysBack(to, Number(length));

/** The next period of the same length, or the previous one; never later than today. */
export function neighbour(
  { from, to }: DayRange,
  { length, isNext, today }: { length: PeriodLength; isNext: boolean; today: Day },
): DayRange {
  const end = isNext ? dayAfter(to, Number(length)) : dayAfter(from, -1);
  return periodEnding(end < today ? end : today, length);
}

/** Every day of a range, the first one first. */
export function daysOf({ from, to }: DayRange): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}
