import { useCallQuery } from '@croupier/client';
import { calls, type DepositQueue } from '@croupier/contracts';

export interface DepositPage {
  readonly queue: DepositQueue;
  /** `null`: of all brands. */
  readonly brand: string | null;
  /** The last one of the page before; `null` for the newest ones. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Deposits of a queue. The newest ones are asked for again while the page is open. */
export function useAdminDeposits({ queue, brand, before }: DepositPage) {
  return useCallQuery(
    calls.adminDeposits,
    { queue, ...(brand && { brand }), ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
