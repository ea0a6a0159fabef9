import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type SupportQueue, type SupportRoomId } from '@croupier/contracts';

const everyMs = 3_000;
/** Polling interval of the count in the menu, which is on every page. */
const countEveryMs = 10_000;

export const useSupportQueue = (query: { brand: string; queue: SupportQueue }) =>
  useCallQuery(calls.supportQueue, query, { refreshMs: everyMs, keepPrevious: true });

export const useSupportWaiting = () =>
  useCallQuery(calls.supportQueue, { queue: 'waiting' }, { refreshMs: countEveryMs });

export const useSupportDialogue = (roomId: SupportRoomId) =>
  useCallQuery(calls.supportDialogue, { roomId }, { refreshMs: everyMs });

export const useEarlierSupport = (
  query: { roomId: SupportRoomId; before: number },
  enabled: boolean,
) => useCallQuery(calls.supportDialogue, query, { enabled, keepPrevious: true });

export const useSupportAnswers = (brand: string) => useCallQuery(calls.supportAnswers, { brand });

/** Operator actions in a room. Invalidates rooms and dialogue afterwards, also after a failure. */
export function useSupportAdmin() {
  const invalidate = useInvalidate();
  return {
    answer: useCallMutation(calls.answerSupport),
    assign: useCallMutation(calls.assignSupport),
    close: useCallMutation(calls.closeSupport),
    reload() {
      invalidate(calls.supportQueue);
      invalidate(calls.supportDialogue);
      invalidate(calls.audit);
    },
  };
}

export function useEditAnswers() {
  const invalidate = useInvalidate();
  return {
    save: useCallMutation(calls.saveSupportAnswer),
    remove: useCallMutation(calls.removeSupportAnswer),
    reload: () => invalidate(calls.supportAnswers),
  };
}
