import { calls, type Ticket, type TicketLine } from '@croupier/contracts';
import { useCallQuery, useClient } from '@croupier/client';

const limit = 1_000;

export function useTicketLines(
  ticketId: Ticket['id'],
  { after, enabled }: { after: number; enabled: boolean },
) {
  return useCallQuery(calls.ticketLines, { ticketId, after, limit }, { enabled });
}

/** Returns every line of a ticket, such as for betting them again. */
export function useAllLines(): (ticket: Ticket) => Promise<readonly TicketLine[]> {
  const client = useClient();
  return async ({ id: ticketId, lines, lineCount }) => {
    const all = [...lines];
    while (all.length < lineCount) {
      const after = all.at(-1)?.lineNo ?? 0;
      const next = await client.call(calls.ticketLines, { ticketId, after, limit });
      if (next.length === 0) break;
      all.push(...next);
    }
    return all;
  };
}
