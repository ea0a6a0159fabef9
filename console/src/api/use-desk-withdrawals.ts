import { useAnswer } from '@croupier/client';
import { calls, type WithdrawalQueue } from '@croupier/contracts';

export interface WithdrawalPage {
  readonly queue: WithdrawalQueue;
  /** The last one of the page before; `null` for the newest ones. */
  readonly before: string | null;
}

const everyMs = 5_000;

/** Withdrawals of a queue. The newest ones are asked for again while the page is open. */
export function useDeskWithdrawals({ queue, before }: WithdrawalPage) {
  return useAnswer(
    calls.deskWithdrawals,
    { queue, ...(before && { before }) },
    { refreshMs: before === null && everyMs },
  );
}
