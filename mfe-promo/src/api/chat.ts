import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useChangeAnswers, useInvalidate } from '@croupier/client';
import { calls, type ChatMessage, type ChatMessageId, type RainId } from '@croupier/contracts';
import { useState } from 'react';

/** Messages of the stream are added at once; the page does not keep more than these. */
const shownAtMost = 200;

/** The room with the messages that came since it was opened, without those that were removed. */
export function useChatRoom() {
  const invalidate = useInvalidate();
  const room = useCallQuery(calls.chatRoom, undefined);
  const [later, setLater] = useState<readonly ChatMessage[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<ChatMessageId>>(new Set());
  useEvent('chat.posted', (message) =>
    setLater((before) => [...before, message].slice(-shownAtMost)),
  );
  useEvent('chat.removed', ({ id }) => setRemoved((before) => new Set([...before, id])));
  // Loads messages that were posted while the stream was disconnected.
  useEvent('connection.changed', (state) => state === 'live' && invalidate(calls.chatRoom));
  const known = new Map([...(room.data?.messages ?? []), ...later].map((one) => [one.id, one]));
  const messages = [...known.values()]
    .filter(({ id }) => !removed.has(id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(-shownAtMost);
  return { room, messages, add: (message: ChatMessage) => setLater((all) => [...all, message]) };
}

/** The member's rights in the room; reloaded when a rain starts. */
export function useOwnChat() {
  const invalidate = useInvalidate();
  const session = useLatestEvent('session.changed');
  useEvent('chat.rained', () => invalidate(calls.ownChat));
  return useCallQuery(calls.ownChat, undefined, { enabled: Boolean(session) });
}

export const usePostChat = () => useCallMutation(calls.postChat);

export const useReportChat = () => useCallMutation(calls.reportChat);

export function useClaimRain() {
  const invalidate = useInvalidate();
  const change = useChangeAnswers();
  const claim = useCallMutation(calls.claimRain);
  return {
    claim,
    /** Takes the share away before the rights are loaded again. */
    showClaimed: (id: RainId) =>
      change(calls.ownChat, (own) => ({
        ...own,
        shares: own.shares.filter((share) => share.id !== id),
      })),
    reload: () => invalidate(calls.ownChat),
  };
}
