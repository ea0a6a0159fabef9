import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What an operator can do with a draw. The queues are asked for anew afterwards, also after a failure. */
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
