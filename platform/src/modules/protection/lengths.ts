import type { ExclusionLength, LimitPeriod, TimeOutLength } from '@croupier/contracts';

const day = 24 * 3_600_000;

/** Width of a limit's rolling window. */
export const spanMs: Readonly<Record<LimitPeriod, number>> = {
  day,
  week: 7 * day,
  month: 31 * day,
};

/** When a time-out or an exclusion that starts now ends. Months are calendar months, in UTC. */
export function endOf(from: Date, length: TimeOutLength | ExclusionLength): Date {
  return ends[length](from);
}

const ends: Readonly<Record<TimeOutLength | ExclusionLength, (from: Date) => Date>> = {
  '24h': (from) => new Date(from.getTime() + day),
  '1w': (from) => new Date(from.getTime() + 7 * day),
  '6w': (from) => new Date(from.getTime() + 42 * day),
  '1m': (from) => monthsAfter(from, 1),
  '6m': (from) => monthsAfter(from, 6),
  '1y': (from) => monthsAfter(from, 12),
  '5y': (from) => monthsAfter(from, 60),
};

/** The same day of a later month, or the month's last day if it has no such day. */
function monthsAfter(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
