import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useRevokeTeamToken() {
  const forget = useInvalidate();
  const revoke = useCallMutation(calls.revokeTeamToken);
  return { revoke, again: () => forget(calls.teamTokens) };
}
