import {
  dayAfter,
  periodEnding,
  type Day,
  type DayRange,
  type PeriodLength,
} from '@croupier/ui/dates';

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
