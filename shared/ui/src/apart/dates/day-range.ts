import { dayjs } from '@croupier/i18n';

/** A day in the visitor's time zone, such as `2026-11-21`. */
export type Day = string;

/** Both days are included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const dayOf = (time: Date): Day => dayjs(time).format('YYYY-MM-DD');

/** The day that a text of the form `2026-11-29` names; `null` for any other text. */
export function dayIn(text: string | null | undefined): Day | null {
  const isDay = text && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dayjs(text).toDate()) === text;
  return isDay ? text : null;
}

/** The start of a day (midnight) in the visitor's time zone. */
export const startOf = (day: Day): Date => dayjs(day).toDate();

/** The last `days` days, including today. */
export const daysBack = (today: Day, days: number): DayRange => ({
  from: dayOf(
    dayjs(today)
      .subtract(days - 1, 'day')
      .toDate(),
  ),
  to: today,
});
