import { useCallQuery } from '@croupier/client';
import { calls, type WithdrawalQueue } from '@croupier/contracts';

export interface WithdrawalPage {
  readonly queue: WithdrawalQueue;
  /** `null`: of all brands. */
  readonly brand: string | null;
  /** The last one of the page before; `null` for the newest ones. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Withdrawals of a queue. The newest ones are asked for again while the page is open. */
export function useAdminWithdrawals({ queue, brand, before }: WithdrawalPage) {
  return useCallQuery(
    calls.adminWithdrawals,
    { queue, ...(brand && { brand }), ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
