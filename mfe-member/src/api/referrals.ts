import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The member's code and what it earned, reloaded when a friend comes or a payment is made. */
export function useReferral() {
  const invalidate = useInvalidate();
  useEvent('referral.changed', () => {
    invalidate(calls.referral);
    invalidate(calls.referredFriends);
    invalidate(calls.referralPayments);
  });
  return useCallQuery(calls.referral, undefined);
}

export const useReferredFriends = ({ input }: Cursor) =>
  useCallQuery(calls.referredFriends, input, { keepPrevious: true });

export const useReferralPayments = ({ input }: Cursor) =>
  useCallQuery(calls.referralPayments, input, { keepPrevious: true });
