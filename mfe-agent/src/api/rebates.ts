import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A page of the agent's earnings from the team's lottery tickets, the newest first. */
export function useRebates(page: { readonly limit: number; readonly before?: string }) {
  return useCallQuery(calls.lotteryRebates, page, { keepPrevious: true });
}
