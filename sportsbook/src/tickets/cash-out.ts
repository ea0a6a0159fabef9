import type { Tx } from '../db/connect.ts';
import { cashOutOf } from './payout.ts';
import { legsOf, type Leg, type Ticket } from './tickets.store.ts';
import { leaseFrom, type Trade } from './trade.ts';

/** What ending a ticket pays now, in units; `null` where there is no offer. */
export function offerFor(
  { board }: Pick<Trade, 'board'>,
  { state, stake_units }: Pick<Ticket, 'state' | 'stake_units'>,
  legs: readonly Leg[],
): bigint | null {
  if (state !== 'open') return null;
  const expects = legs
    .filter(({ win }) => win === null)
    .map(({ match_id: match, market, selection }) => board.expectOf({ match, market, selection }));
  return cashOutOf(stake_units, legs, expects);
}

/**
 * Ends a locked ticket; an offer lower than the one that the player saw has to be accepted again. The payment of an ended
 * ticket is leased to the caller.
 */
export async function cashOutTicket(
  trade: Trade,
  tx: Tx,
  { ticket, units }: { readonly ticket: Ticket; readonly units: bigint | null },
): Promise<'ended' | 'ended-before' | { readonly offer: bigint | null }> {
  if (ticket.is_cashed_out && ticket.win_units === units) return 'ended-before';
  const offer = offerFor(trade, ticket, await legsOf(tx, [ticket.id]));
  if (offer === null || units === null || units <= 0n || offer < units) return { offer };
  await tx
    .updateTable('ticket')
    .set({
      state: 'paying',
      win_units: units,
      is_cashed_out: true,
      attempts: 0,
      due_at: leaseFrom(trade.now()),
    })
    .where('id', '=', ticket.id)
    .execute();
  return 'ended';
}
