import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import {
  calls,
  type WithdrawalQueue,
  type WithdrawalId,
  type DepositQueue,
} from '@croupier/contracts';

export interface WithdrawalPage {
  readonly queue: WithdrawalQueue;
  /** `null`: all brands. */
  readonly brand: string | null;
  /** The last withdrawal of the previous page; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Withdrawals of a queue. The first page is polled while the console page is open. */
export function useAdminWithdrawals({ queue, brand, before }: WithdrawalPage) {
  return useCallQuery(
    calls.adminWithdrawals,
    { queue, ...(brand && { brand }), ...(before && { before }) },
    { refreshMs: before === null && everyMs, keepPrevious: true },
  );
}

/** Operator actions on a withdrawal. Invalidates the queues afterwards, also after a failure. */
export function useDecideWithdrawal() {
  const invalidate = useInvalidate();
  return {
    approve: useCallMutation(calls.approveWithdrawal),
    reject: useCallMutation(calls.rejectWithdrawal),
    settleDispute: useCallMutation(calls.settleDispute),
    settleParked: useCallMutation(calls.settleParkedPayout),
    reload() {
      invalidate(calls.adminWithdrawals);
      invalidate(calls.withdrawalFile);
      invalidate(calls.memberWithdrawals);
      invalidate(calls.audit);
    },
  };
}

export const useWithdrawalFile = (id: WithdrawalId) => useCallQuery(calls.withdrawalFile, { id });

export interface DepositPage {
  readonly queue: DepositQueue;
  /** `null`: all brands. */
  readonly brand: string | null;
  /** The last deposit of the previous page; `null` for the first page. */
  readonly before: string | null;
}

/** Deposits of a queue. The first page is polled while the console page is open. */
export function useAdminDeposits({ queue, brand, before }: DepositPage) {
  return useCallQuery(
    calls.adminDeposits,
    { queue, ...(brand && { brand }), ...(before && { before }) },
    { refreshMs: before === null && everyMs, keepPrevious: true },
  );
}

export const useUnmatchedTransfers = () =>
  useCallQuery(calls.unmatchedTransfers, undefined, { refreshMs: everyMs });

/** Operator actions on a deposit. Invalidates the queues afterwards, also after a failure. */
export function useDecideDeposit() {
  const invalidate = useInvalidate();
  return {
    match: useCallMutation(calls.matchDeposit),
    refuse: useCallMutation(calls.refuseDeposit),
    reload() {
      invalidate(calls.adminDeposits);
      invalidate(calls.unmatchedTransfers);
      invalidate(calls.memberDeposits);
      invalidate(calls.audit);
    },
  };
}

/** Ways to deposit of a brand, or of all brands. */
export function useDepositMethods(brand: string | null) {
  return useCallQuery(calls.adminDepositMethods, brand === null ? {} : { brand });
}

/** Sets what of a deposit must be staked; the list follows. */
export function useSetTurnover() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.setDepositTurnover),
    reload() {
      invalidate(calls.adminDepositMethods);
      invalidate(calls.audit);
    },
  };
}
