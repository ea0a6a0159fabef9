import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

/** A member's prize group in the lottery, and how it is set; it is asked for anew whatever came of it. */
export function usePrizeGroup(memberId: MemberId) {
  const forget = useInvalidate();
  return {
    group: useCallQuery(calls.memberPrizeGroup, { memberId }),
    set: useCallMutation(calls.setPrizeGroup),
    again: () => forget(calls.memberPrizeGroup),
  };
}
