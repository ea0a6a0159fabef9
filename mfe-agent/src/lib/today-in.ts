import type { Day } from '@croupier/ui/dates';

/** The present day in a time zone: payouts are filtered by days of the brand, not by those of the visitor. */
export function todayIn(timeZone: string, now = new Date()): Day {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
