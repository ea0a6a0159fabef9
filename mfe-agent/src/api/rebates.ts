import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

const pageSize = 15;

/** The agent's earnings from the team's lottery tickets, older than a given ticket, the newest first. */
export function useRebates(before: string | undefined) {
  const input = { limit: pageSize, ...(before === undefined ? {} : { before }) };
  return useCallQuery(calls.lotteryRebates, input, { keepPrevious: true });
}
