import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useRevokeTeamToken() {
  const forget = useForget();
  const revoke = useCall(calls.revokeTeamToken);
  return { revoke, again: () => forget(calls.teamTokens) };
}
