import { useEvent, useLatestEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type Game, type Ticket } from '@croupier/contracts';

const ticketsAsked = 20;
const none: OwnPlay = { isKnown: true, games: [], tickets: [] };

export interface OwnPlay {
  /** `false` while a signed-in member's play is loading. */
  readonly isKnown: boolean;
  /** The games that the member opened last, the latest first. */
  readonly games: readonly Game[];
  /** The latest ticket of each lottery; those that wait for their draw come first. */
  readonly tickets: readonly Ticket[];
}

/** What a member has played lately. Nothing for a visitor; what cannot be loaded counts as nothing. */
export function useOwnPlay(): OwnPlay {
  const enabled = Boolean(useLatestEvent('session.changed'));
  const invalidate = useInvalidate();
  useEvent('ticket.settled', () => invalidate(calls.tickets));
  const games = useCallQuery(calls.recentGames, {}, { enabled });
  const tickets = useCallQuery(calls.tickets, { limit: ticketsAsked }, { enabled });
  if (!enabled) return none;
  return {
    isKnown: !games.isPending && !tickets.isPending,
    games: games.data?.list ?? [],
    tickets: latestOfEach(tickets.data?.rows ?? []),
  };
}

function latestOfEach(tickets: readonly Ticket[]): readonly Ticket[] {
  const waitingFirst = tickets.toSorted(
    (one, other) => Number(other.state === 'waiting') - Number(one.state === 'waiting'),
  );
  const byGame = new Map<string, Ticket>();
  for (const ticket of waitingFirst)
    if (!byGame.has(ticket.draw.gameId)) byGame.set(ticket.draw.gameId, ticket);
  return [...byGame.values()];
}
