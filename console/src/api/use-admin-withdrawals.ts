import { useCallQuery } from '@croupier/client';
import { calls, type WithdrawalQueue } from '@croupier/contracts';

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
    { refreshMs: before === null && everyMs },
  );
}
