import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type DrawId } from '@croupier/contracts';

const everyMs = 3_000;

/** What the dearest numbers of a draw may cost, and how a number is closed, halved or opened again. */
export function useDrawLiability(drawId: DrawId) {
  const forget = useInvalidate();
  return {
    numbers: useCallQuery(calls.drawLiability, { drawId }, { refreshMs: everyMs }),
    restrict: useCallMutation(calls.restrictNumber),
    reload() {
      forget(calls.drawLiability);
      forget(calls.audit);
    },
  };
}
