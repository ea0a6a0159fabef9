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
