import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Sets a member's prize group; the team is asked for anew whatever came of it. */
export function useSetPrizeGroup() {
  const forget = useForget();
  return { ...useCall(calls.setTeamPrizeGroup), again: () => forget(calls.team) };
}
