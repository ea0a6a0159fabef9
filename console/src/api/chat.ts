import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type OutputOf } from '@croupier/contracts';

const refreshMs = 10_000;

export type ShownRains = OutputOf<typeof calls.chatRains>;

export const useChatRains = (brand: string) => useCallQuery(calls.chatRains, { brand });

/** Messages of the room, polled while the page is open. */
export const useChatMessages = (
  brand: string,
  view: 'reported' | 'latest',
  before: string | null,
) =>
  useCallQuery(
    calls.adminChat,
    { brand, view, ...(before && { before }) },
    { refreshMs: before === null && refreshMs, keepPrevious: true },
  );

export function useChatChanges() {
  const invalidate = useInvalidate();
  return {
    decide: useCallMutation(calls.decideChat),
    mute: useCallMutation(calls.muteChat),
    rain: useCallMutation(calls.startRain),
    reload() {
      invalidate(calls.chatRains);
      invalidate(calls.adminChat);
      invalidate(calls.audit);
    },
  };
}
