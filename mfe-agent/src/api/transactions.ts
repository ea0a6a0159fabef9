import { useCallQuery } from '@croupier/client';
import { calls, type InputOf } from '@croupier/contracts';

/** Bookings of the team, without bets. */
export function useTransactions(input: InputOf<typeof calls.teamTransactions>) {
  return useCallQuery(calls.teamTransactions, input, { keepPrevious: true });
}
