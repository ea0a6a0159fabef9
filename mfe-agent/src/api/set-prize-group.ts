import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Sets a member's prize group; the team is asked for anew whatever came of it. */
export function useSetPrizeGroup() {
  const forget = useInvalidate();
  return { ...useCallMutation(calls.setTeamPrizeGroup), again: () => forget(calls.team) };
}
