import type { Schedule } from '@croupier/contracts';

/** 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

// A Monday, by which weekdays are named in any language.
const monday = Date.UTC(2024, 0, 1, 12);
const dayMs = 86_400_000;

/** Name of a weekday, as `Mon`. */
export function weekdayName(weekday: number, language: string): string {
  const day = new Date(monday + (weekday - 1) * dayMs);
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(day);
}

/** Whether a game may be drawn on a weekday; days of the month fall on any. */
export function isDrawnOn(schedule: Schedule, weekday: number): boolean {
  if (schedule.kind === 'every' || !schedule.weekdays) return true;
  return schedule.weekdays.includes(weekday);
}
