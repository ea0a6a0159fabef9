import { useHeard } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** Lottery tickets of all games; asked anew whenever one of them settles. */
export function useTickets({ input }: Cursor) {
  const forget = useForget();
  useHeard('ticket.settled', () => forget(calls.tickets));
  return useAnswer(calls.tickets, input, { keepPrevious: true });
}
