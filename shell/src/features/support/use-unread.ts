import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type UnreadCount } from '@croupier/contracts';
import { useSession } from '../../shell-scope.tsx';

const none: UnreadCount = { messages: 0, support: 0, missions: 0, rewards: 0 };

/** Unread messages, and answers of support that the member has not seen; updates itself. */
export function useUnreadCount(): UnreadCount {
  const session = useSession();
  const invalidate = useInvalidate();
  const answer = useCallQuery(calls.unreadCount, undefined, { enabled: session !== null });
  useEvent('support.changed', () => invalidate(calls.unreadCount));
  useEvent('inbox.changed', () => invalidate(calls.unreadCount));
  useEvent('mission.changed', () => invalidate(calls.unreadCount));
  useEvent('reward.changed', () => invalidate(calls.unreadCount));
  return (session && answer.data) ?? none;
}
