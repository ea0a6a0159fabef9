import { dayjs } from './zoned-time.ts';

/** A day of a calendar, `YYYY-MM-DD`. */
export type Day = string;

const dayForm = 'YYYY-MM-DD';

/** The day that it is in a zone. */
export function dayIn(timeZone: string, at: Date): Day {
  return dayjs.utc(at).tz(timeZone).format(dayForm);
}

export function dayAfter(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format(dayForm);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return dayjs.utc(day).day() || 7;
}

/** The moment at which clocks of the zone show this day and time. */
export function instantIn(timeZone: string, day: Day, time: string): Date {
  return dayjs.tz(`${day}T${time}`, timeZone).toDate();
}
