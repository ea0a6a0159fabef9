import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 60_000;

/** The agent's team. It moves with every bet of everybody in it, so it is asked for anew each minute. */
export function useTeam() {
  return useCallQuery(calls.team, undefined, { refreshMs });
}
