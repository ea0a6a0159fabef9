import { closingOf } from './bookings.ts';
import { memberOf, playerOf, refuse, sessionOf, type Decision, type Desk } from './desk.ts';
import type { RoundRow } from './providers.store.ts';
import { changeRound, lockRound } from './rounds.store.ts';
import type { OrderOf } from './orders.ts';
import type { WalletSet } from './wallet-set.ts';

/** Closes a round: what it still holds is the house's. Its account stands at zero afterwards. */
export async function closeRound(
  desk: Desk,
  round: RoundRow,
  state: 'closed' | 'cancelled',
): Promise<void> {
  const closing = closingOf(round);
  const [booked] = closing ? await desk.ledger.book(desk.tx, [closing]) : [];
  if (booked && !booked.ok)
    throw new Error(`round ${round.id} could not be closed: ${booked.code}`);
  await changeRound(desk.tx, round.id, { state, held_units: 0n, closed_at: desk.now });
}

/** The same within a set: gives the round as it is to be kept. */
export function closeInSet({ till, now }: WalletSet, round: RoundRow): RoundRow {
  const closing = closingOf(round);
  const booked = closing && till.book(closing);
  if (booked && !booked.ok)
    throw new Error(`round ${round.id} could not be closed: ${booked.code}`);
  return { ...round, state: 'closed', held_units: 0n, closed_at: now };
}

/** Ends a round without money. Ending it again changes nothing. */
export async function endRound(desk: Desk, request: OrderOf<'end_round'>): Promise<Decision> {
  const player = memberOf(await sessionOf(desk, request), request);
  if (!player) return refuse('RS_ERROR_INVALID_TOKEN');
  const round = await lockRound(desk.tx, {
    provider: desk.partner.id,
    member_id: player,
    provider_round: request.round,
  });
  if (!round) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  if (round.state !== 'open') return { status: 'RS_OK', player: playerOf(round) };
  const isCancelled = request.outcome === 'cancelled';
  if (isCancelled && round.held_units > 0n) {
    // Cancelling moves no money: the stakes have to be rolled back first.
    desk.core.log.warn(
      { round: round.id },
      'a round that holds stakes cannot be ended as cancelled',
    );
    return refuse('RS_ERROR_WRONG_TYPES', playerOf(round));
  }
  await closeRound(desk, round, isCancelled ? 'cancelled' : 'closed');
  return { status: 'RS_OK', player: playerOf(round) };
}
