import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What an operator can do about a withdrawal. The queues are asked for anew afterwards, also after a failure. */
export function useDecideWithdrawal() {
  const forget = useForget();
  return {
    approve: useCall(calls.approveWithdrawal),
    reject: useCall(calls.rejectWithdrawal),
    settleDispute: useCall(calls.settleDispute),
    settleParked: useCall(calls.settleParkedPayout),
    reload() {
      forget(calls.deskWithdrawals);
      forget(calls.withdrawalFile);
      forget(calls.memberWithdrawals);
      forget(calls.audit);
    },
  };
}
