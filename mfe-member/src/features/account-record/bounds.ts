import { startOf, type DayRange } from '@croupier/ui/dates';

/** ISO times, the first within and the last without. */
export interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** Where days of the visitor's calendar begin and end. */
export function boundsOf({ from, to }: DayRange): Bounds {
  const end = startOf(to);
  end.setDate(end.getDate() + 1);
  return { from: startOf(from).toISOString(), to: end.toISOString() };
}
