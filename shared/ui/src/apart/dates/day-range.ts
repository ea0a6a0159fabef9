/** A day in the visitor's time zone, such as `2026-11-21`. */
export type Day = string;

/** Both days are included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export function dayOf(time: Date): Day {
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${padded(time.getMonth() + 1)}-${padded(time.getDate())}`;
}

/** The start of a day (midnight) in the visitor's time zone. */
export function startOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The last `days` days, including today. */
export function daysBack(today: Day, days: number): DayRange {
  const from = startOf(today);
  from.setDate(from.getDate() - days + 1);
  return { from: dayOf(from), to: today };
}
