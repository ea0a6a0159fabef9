import { useEvent, useLatestEvent } from '@croupier/bus';
import {
  useCallMutation,
  useCallQuery,
  useChangeAnswers,
  useInvalidate,
  type Client,
} from '@croupier/client';
import { calls, type RaffleId, type RaffleEntry } from '@croupier/contracts';

/** Raffles of the brand, reloaded when one closes or is drawn. */
export function useRaffles() {
  const invalidate = useInvalidate();
  useEvent('raffle.changed', () => {
    invalidate(calls.raffles);
    invalidate(calls.ownRaffles);
  });
  return useCallQuery(calls.raffles, undefined);
}

/** The member's own tickets; visitors have none. */
export function useOwnRaffles() {
  const session = useLatestEvent('session.changed');
  return useCallQuery(calls.ownRaffles, undefined, { enabled: Boolean(session) });
}

export function useClaimTickets() {
  const invalidate = useInvalidate();
  const change = useChangeAnswers();
  const claim = useCallMutation(calls.claimRafflePromotion);
  return {
    claim,
    /** Shows the tickets before they are counted again. */
    showClaimed: (id: RaffleId, tickets: number) =>
      change(calls.ownRaffles, (all) =>
        all.map((one) => (one.id === id ? { ...one, tickets, claimable: 0 } : one)),
      ),
    reload: () => invalidate(calls.ownRaffles),
  };
}

/** The maximum of entries in one answer. */
const entriesAtOnce = 5_000;

/** The whole frozen list of a raffle. */
export async function frozenList(client: Client, id: RaffleId): Promise<readonly RaffleEntry[]> {
  const entries: RaffleEntry[] = [];
  for (;;) {
    const after = entries.at(-1)?.first;
    const page = await client.call(calls.raffleTickets, {
      id,
      ...(after !== undefined && { after }),
    });
    entries.push(...page);
    if (page.length < entriesAtOnce) return entries;
  }
}
