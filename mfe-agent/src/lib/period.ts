import { dayOf, startOf, type Day, type DayRange } from '@croupier/ui/dates';

/** Lengths of a period in days. */
export const periodLengths = ['7', '30'] as const;
export type PeriodLength = (typeof periodLengths)[number];

export function dayAfter(day: Day, days: number): Day {
  const moved = startOf(day);
  moved.setDate(moved.getDate() + days);
  return dayOf(moved);
}

/** The period of this length that ends on a day. */
export function periodEnding(to: Day, length: PeriodLength): DayRange {
  return { from: dayAfter(to, 1 - Number(length)), to };
}

/** A day of the address; `null` for any other text. */
export function dayIn(text: string | undefined): Day | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
