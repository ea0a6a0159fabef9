import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Operator actions on a deposit. Invalidates the queues afterwards, also after a failure. */
export function useDecideDeposit() {
  const forget = useInvalidate();
  return {
    match: useCallMutation(calls.matchDeposit),
    refuse: useCallMutation(calls.refuseDeposit),
    reload() {
      forget(calls.adminDeposits);
      forget(calls.unmatchedTransfers);
      forget(calls.memberDeposits);
      forget(calls.audit);
    },
  };
}
