import { useHeard, useTopic } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls, type FreeRounds } from '@croupier/contracts';

/** The member's free rounds that can be played, the first to expire first; none for a visitor, or while nobody knows. */
export function useFreeRounds(): readonly FreeRounds[] {
  const session = useTopic('session.changed');
  const forget = useForget();
  useHeard('free-rounds.changed', () => forget(calls.freeRounds));
  const { data = [] } = useAnswer(calls.freeRounds, undefined, { enabled: Boolean(session) });
  return session ? data.filter(({ state }) => state === 'active') : [];
}
