import { useEvent } from '@croupier/bus';
import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Reports play once a minute, and returns the result of play. */
const signEveryMs = 60_000;
/** After a booking the result is requested again, but not for every booking of a fast game. */
const freshMs = 10_000;

export function usePlayTime() {
  const answer = useCallQuery(calls.keepPlaying, undefined, { refreshMs: signEveryMs });
  const { dataUpdatedAt, refetch } = answer;
  useEvent('wallet.balance-changed', () => {
    if (Date.now() - dataUpdatedAt > freshMs) void refetch();
  });
  useEvent('protection.changed', () => void refetch());
  return answer;
}
