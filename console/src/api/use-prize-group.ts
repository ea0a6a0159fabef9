import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

/**
 * A member's lottery prize group, and the call that sets it. Invalidates the group afterwards, also after a
 * failure.
 */
export function usePrizeGroup(memberId: MemberId) {
  const forget = useInvalidate();
  return {
    group: useCallQuery(calls.memberPrizeGroup, { memberId }),
    set: useCallMutation(calls.setPrizeGroup),
    again: () => forget(calls.memberPrizeGroup),
  };
}
