import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type DrawId } from '@croupier/contracts';

const everyMs = 3_000;

/** The numbers of a draw with the highest liability, and the calls that close, halve or reopen a number. */
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
