import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Operator actions on a draw. Invalidates the queues afterwards, also after a failure. */
export function useDecideDraw() {
  const forget = useInvalidate();
  return {
    enter: useCallMutation(calls.enterResult),
    voidDraw: useCallMutation(calls.voidDraw),
    reload() {
      forget(calls.adminDraws);
      forget(calls.audit);
    },
  };
}
