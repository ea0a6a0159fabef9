import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Operator actions on a withdrawal. Invalidates the queues afterwards, also after a failure. */
export function useDecideWithdrawal() {
  const forget = useInvalidate();
  return {
    approve: useCallMutation(calls.approveWithdrawal),
    reject: useCallMutation(calls.rejectWithdrawal),
    settleDispute: useCallMutation(calls.settleDispute),
    settleParked: useCallMutation(calls.settleParkedPayout),
    reload() {
      forget(calls.adminWithdrawals);
      forget(calls.withdrawalFile);
      forget(calls.memberWithdrawals);
      forget(calls.audit);
    },
  };
}
