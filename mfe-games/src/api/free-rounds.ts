import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type FreeRounds } from '@croupier/contracts';

/** The member's free rounds that can be played, the first to expire first; none for a visitor, or while it is unknown. */
export function useFreeRounds(): readonly FreeRounds[] {
  const session = useLatestEvent('session.changed');
  const invalidate = useInvalidate();
  useEvent('free-rounds.changed', () => invalidate(calls.freeRounds));
  const { data = [] } = useCallQuery(calls.freeRounds, undefined, { enabled: Boolean(session) });
  return session ? data.filter(({ state }) => state === 'active') : [];
}
