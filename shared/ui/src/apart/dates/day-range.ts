import { dayjs } from '@croupier/i18n';

/** A day in the visitor's time zone, such as `2026-11-21`. */
export type Day = string;

/** Both days are included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const dayOf = (time: Date): Day => dayjs(time).format('YYYY-MM-DD');

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
