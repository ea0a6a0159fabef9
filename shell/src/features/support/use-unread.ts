import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useSession } from '../../shell-scope.tsx';

/** How many answers of customer service the member has not seen; updates itself. */
export function useUnread(): number {
  const session = useSession();
  const forget = useInvalidate();
  const answer = useCallQuery(calls.supportUnread, undefined, { enabled: session !== null });
  useEvent('support.changed', () => forget(calls.supportUnread));
  return session ? (answer.data?.unread ?? 0) : 0;
}
