import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What an operator can do with a draw. The queues are asked for anew afterwards, also after a failure. */
export function useDecideDraw() {
  const forget = useForget();
  return {
    enter: useCall(calls.enterResult),
    voidDraw: useCall(calls.voidDraw),
    reload() {
      forget(calls.deskDraws);
      forget(calls.audit);
    },
  };
}
