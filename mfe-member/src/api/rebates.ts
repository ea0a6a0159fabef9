import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';
import { useRefetchOnBooking } from './use-refetch-on-booking.ts';

/** What the member's turnover earned, reloaded with each booking. */
export function useRebate() {
  useRefetchOnBooking(calls.turnoverRebate);
  return useCallQuery(calls.turnoverRebate, undefined);
}

/** Paid rebates, reloaded when one is paid, also in another tab or by the schedule. */
export function useRebatePayments({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('rebate.paid', () => {
    invalidate(calls.turnoverRebate);
    invalidate(calls.turnoverRebatePayments);
  });
  return useCallQuery(calls.turnoverRebatePayments, input, { keepPrevious: true });
}

export function useClaimRebate() {
  const invalidate = useInvalidate();
  const claim = useCallMutation(calls.claimTurnoverRebate);
  return {
    claim,
    reload: () => {
      invalidate(calls.turnoverRebate);
      invalidate(calls.turnoverRebatePayments);
    },
  };
}
