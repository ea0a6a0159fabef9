import type { Day } from '../../zoned-day.ts';

/** Terms and the first day on which they apply. */
export interface DatedTerms<Terms> {
  readonly from: Day;
  readonly terms: Terms;
}

/** The terms of a day, from all terms with the earliest first; `none` before the first ones. */
export const termsOfDay = <Terms>(
  all: readonly DatedTerms<Terms>[],
  day: Day,
  none: Terms,
): Terms => all.findLast(({ from }) => from <= day)?.terms ?? none;
