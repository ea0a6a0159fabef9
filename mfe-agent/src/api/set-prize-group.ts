import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Sets a member's prize group; reloads the members after success and failure. */
export function useSetPrizeGroup() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.setTeamPrizeGroup),
    again: () => invalidate(calls.teamMembers),
  };
}
