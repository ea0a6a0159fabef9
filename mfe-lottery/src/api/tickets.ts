import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

interface TicketsOptions {
  readonly limit: number;
  readonly enabled: boolean;
}

export function useTickets(gameId: string, { limit, enabled }: TicketsOptions) {
  return useCallQuery(calls.tickets, { gameId, limit }, { enabled, keepPrevious: true });
}
