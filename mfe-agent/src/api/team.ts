import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 60_000;

/** The agent's team. It changes with every bet of every team member, so it is reloaded each minute. */
export function useTeam() {
  return useCallQuery(calls.team, undefined, { refreshMs });
}
