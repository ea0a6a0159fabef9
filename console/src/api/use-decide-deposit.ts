import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What an operator can do about a deposit. The queues are asked for anew afterwards, also after a failure. */
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
