import { dayjs } from '@croupier/i18n';
import { startOf, type DayRange } from '@croupier/ui/dates';

/** ISO times: start inclusive, end exclusive. */
export interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** Start and end times of days in the visitor's time zone. */
export const boundsOf = ({ from, to }: DayRange): Bounds => ({
  from: startOf(from).toISOString(),
  to: dayjs(to).add(1, 'day').toISOString(),
});
