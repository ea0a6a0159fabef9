import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What an operator can do about a deposit. The queues are asked for anew afterwards, also after a failure. */
export function useDecideDeposit() {
  const forget = useForget();
  return {
    match: useCall(calls.matchDeposit),
    refuse: useCall(calls.refuseDeposit),
    reload() {
      forget(calls.deskDeposits);
      forget(calls.unmatchedTransfers);
      forget(calls.memberDeposits);
      forget(calls.audit);
    },
  };
}
