import { startOf, type DayRange } from '@croupier/ui/dates';

/** ISO times: start inclusive, end exclusive. */
export interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** Start and end times of days in the visitor's time zone. */
export function boundsOf({ from, to }: DayRange): Bounds {
  const end = startOf(to);
  end.setDate(end.getDate() + 1);
  return { from: startOf(from).toISOString(), to: end.toISOString() };
}
