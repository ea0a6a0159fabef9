import type { Schedule } from '@croupier/contracts';
import { dayjs, type Formats } from '@croupier/i18n';

/** 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const monday = dayjs('2024-01-01');

/** Name of a weekday, such as `Mon`. */
export const weekdayName = (weekday: number, formats: Formats): string =>
  formats.weekday(monday.add(weekday - 1, 'day').toDate(), 'short');

/** Whether a game may be drawn on a weekday; days of the month fall on any weekday. */
export function isDrawnOn(schedule: Schedule, weekday: number): boolean {
  if (schedule.kind === 'every' || !schedule.weekdays) return true;
  return schedule.weekdays.includes(weekday);
}
