import { useCallQuery } from '@croupier/client';
import { calls, type DepositQueue } from '@croupier/contracts';

export interface DepositPage {
  readonly queue: DepositQueue;
  /** `null`: all brands. */
  readonly brand: string | null;
  /** The last deposit of the previous page; `null` for the first page. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Deposits of a queue. The first page is polled while the console page is open. */
export function useAdminDeposits({ queue, brand, before }: DepositPage) {
  return useCallQuery(
    calls.adminDeposits,
    { queue, ...(brand && { brand }), ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
