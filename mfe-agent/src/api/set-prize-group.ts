import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Sets a member's prize group; reloads the members after success and failure. */
export function useSetPrizeGroup() {
  const forget = useInvalidate();
  return { ...useCallMutation(calls.setTeamPrizeGroup), again: () => forget(calls.teamMembers) };
}
