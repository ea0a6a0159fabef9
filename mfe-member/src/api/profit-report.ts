import { useCallQuery } from '@croupier/client';
import { calls, type ProfitInput } from '@croupier/contracts';
import { useRefetchOnBooking } from './use-refetch-on-booking.ts';

/** The member's profit and loss, reloaded with each booking; by default of the last 30 days. */
export function useProfitReport(input: ProfitInput) {
  useRefetchOnBooking(calls.profitReport);
  return useCallQuery(calls.profitReport, input, { keepPrevious: true });
}
