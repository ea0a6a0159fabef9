import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** Lottery tickets of all games; reloaded whenever one of them settles. */
export function useTickets({ input }: Cursor) {
  const forget = useInvalidate();
  useEvent('ticket.settled', () => forget(calls.tickets));
  return useCallQuery(calls.tickets, input, { keepPrevious: true });
}
