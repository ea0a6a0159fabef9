import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useMakeTeamToken() {
  const forget = useForget();
  const make = useCall(calls.makeTeamToken);
  return { make, again: () => forget(calls.teamTokens) };
}
