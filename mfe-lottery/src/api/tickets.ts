import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

interface TicketsOptions {
  readonly limit: number;
  readonly enabled: boolean;
}

export function useTickets(gameId: string, { limit, enabled }: TicketsOptions) {
  return useAnswer(calls.tickets, { gameId, limit }, { enabled, keepPrevious: true });
}
