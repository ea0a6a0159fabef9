import { dayjs } from '../../zoned-time.ts';
import type { ExclusionLength, LimitPeriod, TimeOutLength } from '@croupier/contracts';

const day = 24 * 3_600_000;

/** Width of a limit's rolling window. */
export const spanMs: Readonly<Record<LimitPeriod, number>> = {
  day,
  week: 7 * day,
  month: 31 * day,
};

/** When a time-out or an exclusion that starts now ends. Months are calendar months, in UTC: the same day, or the month's last. */
export function endOf(from: Date, length: TimeOutLength | ExclusionLength): Date {
  return ends[length](from);
}

const ends: Readonly<Record<TimeOutLength | ExclusionLength, (from: Date) => Date>> = {
  '24h': (from) => dayjs.utc(from).add(24, 'hour').toDate(),
  '1w': (from) => dayjs.utc(from).add(1, 'week').toDate(),
  '6w': (from) => dayjs.utc(from).add(6, 'week').toDate(),
  '1m': (from) => dayjs.utc(from).add(1, 'month').toDate(),
  '6m': (from) => dayjs.utc(from).add(6, 'month').toDate(),
  '1y': (from) => dayjs.utc(from).add(1, 'year').toDate(),
  '5y': (from) => dayjs.utc(from).add(5, 'year').toDate(),
};
