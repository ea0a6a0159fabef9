import { useCallQuery } from '@croupier/client';
import { calls, type InputOf } from '@croupier/contracts';

/** What operators announce to agents. */
export function useAnnouncements(input: InputOf<typeof calls.agentAnnouncements>) {
  return useCallQuery(calls.agentAnnouncements, input, { keepPrevious: true });
}
