import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type MemberId } from '@croupier/contracts';

/** The prize group of a recruited member, and within which limits it can be set. */
export function usePrizeGroup(memberId: MemberId) {
  return useCallQuery(calls.teamPrizeGroup, { memberId });
}

/** Sets a member's prize group; reloads the members after success and failure. */
export function useSetPrizeGroup() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.setTeamPrizeGroup),
    reload: () => {
      invalidate(calls.teamMembers);
      invalidate(calls.teamPrizeGroup);
    },
  };
}
