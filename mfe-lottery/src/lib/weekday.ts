import type { Schedule } from '@croupier/contracts';

/** 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

// A Monday; the base for weekday names in any language.
const monday = Date.UTC(2024, 0, 1, 12);
const dayMs = 86_400_000;

/** Cached by language: creating a format costs far more than using it. */
const known = new Map<string, Intl.DateTimeFormat>();

/** Name of a weekday, such as `Mon`. */
export function weekdayName(weekday: number, language: string): string {
  const format =
    known.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  known.set(language, format);
  return format.format(new Date(monday + (weekday - 1) * dayMs));
}

/** Whether a game may be drawn on a weekday; days of the month fall on any weekday. */
export function isDrawnOn(schedule: Schedule, weekday: number): boolean {
  if (schedule.kind === 'every' || !schedule.weekdays) return true;
  return schedule.weekdays.includes(weekday);
}
