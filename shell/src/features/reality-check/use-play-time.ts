import { useEvent } from '@croupier/bus';
import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A sign of play once a minute, and what play has come to. */
const signEveryMs = 60_000;
/** After a booking the result is asked for anew, but not for every one of a fast game. */
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
