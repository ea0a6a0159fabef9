import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls, type SupportQueue, type SupportRoomId } from '@croupier/contracts';

const everyMs = 3_000;
/** The count in the menu, on every page. */
const countEveryMs = 10_000;

export const useSupportQueue = (asked: { brand: string; queue: SupportQueue }) =>
  useAnswer(calls.supportQueue, asked, { refreshMs: everyMs, keepPrevious: true });

export const useSupportWaiting = () =>
  useAnswer(calls.supportQueue, { queue: 'waiting' }, { refreshMs: countEveryMs });

export const useSupportDialogue = (roomId: SupportRoomId) =>
  useAnswer(calls.supportDialogue, { roomId }, { refreshMs: everyMs });

export const useEarlierSupport = (
  asked: { roomId: SupportRoomId; before: number },
  enabled: boolean,
) => useAnswer(calls.supportDialogue, asked, { enabled, keepPrevious: true });

export const useSupportAnswers = (brand: string) => useAnswer(calls.supportAnswers, { brand });

/** What operators do in a room; rooms and dialogue are asked for anew whatever came of it. */
export function useSupportDesk() {
  const forget = useForget();
  return {
    answer: useCall(calls.answerSupport),
    assign: useCall(calls.assignSupport),
    close: useCall(calls.closeSupport),
    again() {
      forget(calls.supportQueue);
      forget(calls.supportDialogue);
      forget(calls.audit);
    },
  };
}

export function useEditAnswers() {
  const forget = useForget();
  return {
    save: useCall(calls.saveSupportAnswer),
    remove: useCall(calls.removeSupportAnswer),
    again: () => forget(calls.supportAnswers),
  };
}
