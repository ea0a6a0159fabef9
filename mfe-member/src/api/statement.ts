import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';
import { useRefetchOnBooking } from './use-refetch-on-booking.ts';

export interface StatementFilter {
  /** Kinds separated by commas; if absent, all kinds. */
  readonly kinds?: string;
  readonly from: string;
  readonly to: string;
}

/** The member's bookings; reloaded whenever the balance has changed since the page was opened. */
export function useStatement({ input }: Cursor, filter: StatementFilter) {
  useRefetchOnBooking(calls.statement);
  return useCallQuery(calls.statement, { ...input, ...filter }, { keepPrevious: true });
}
