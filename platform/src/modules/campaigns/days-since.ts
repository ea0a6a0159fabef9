import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';

const daysAtMost = 31;

/** The days of a brand since the run before, both inclusive; after a longer pause the latest of them. */
export function daysSince(timeZone: string, since: Date, now: Date): readonly Day[] {
  const today = dayIn(timeZone, now);
  const days: Day[] = [];
  for (let day = today; days.length < daysAtMost && day >= dayIn(timeZone, since);) {
    days.unshift(day);
    day = dayAfter(day, -1);
  }
  return days.length > 0 ? days : [today];
}
