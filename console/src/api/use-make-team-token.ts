import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useMakeTeamToken() {
  const forget = useInvalidate();
  const make = useCallMutation(calls.makeTeamToken);
  return { make, again: () => forget(calls.teamTokens) };
}
