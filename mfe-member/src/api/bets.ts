import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type BetInput } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';
import { useRefetchOnBooking } from './use-refetch-on-booking.ts';

/** The member's tickets and rounds; reloaded with each booking and when a shown ticket is settled. */
export function useBets({ input }: Cursor, filter: Omit<BetInput, 'before' | 'limit'>) {
  const invalidate = useInvalidate();
  const bets = useCallQuery(calls.betRecord, { ...input, ...filter }, { keepPrevious: true });
  useRefetchOnBooking(calls.betRecord);
  useEvent('ticket.settled', () => invalidate(calls.betRecord));
  // A ticket that did not win is settled without a booking and without an event of its own.
  useEvent('draw.changed', ({ id, state }) => {
    if (state === 'settled' && bets.data?.rows.some(({ ticket }) => ticket?.drawId === id))
      invalidate(calls.betRecord);
  });
  return bets;
}
