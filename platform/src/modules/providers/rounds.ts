import { closingOf } from './bookings.ts';
import { playerOf, refuse, type Decision, type WalletContext } from './wallet-context.ts';
import { playedSession } from './played-session.ts';
import type { RoundRow } from './providers.store.ts';
import { changeRound, lockRound } from './rounds.store.ts';
import type { OrderOf } from './orders.ts';
import type { WalletSet } from './wallet-set.ts';

/** Closes a round: the house gets what the round still holds. The round's account is zero afterwards. */
export async function closeRound(
  context: WalletContext,
  round: RoundRow,
  state: 'closed' | 'cancelled',
): Promise<void> {
  const closing = closingOf(round);
  const [booked] = closing ? await context.ledger.book(context.tx, [closing]) : [];
  if (booked && !booked.ok)
    throw new Error(`round ${round.id} could not be closed: ${booked.code}`);
  await changeRound(context.tx, round.id, { state, held_units: 0n, closed_at: context.now });
}

/** The same within a batch: returns the round as it will be stored. */
export function closeInSet({ batch, now }: WalletSet, round: RoundRow): RoundRow {
  const closing = closingOf(round);
  const booked = closing && batch.book(closing);
  if (booked && !booked.ok)
    throw new Error(`round ${round.id} could not be closed: ${booked.code}`);
  return { ...round, state: 'closed', held_units: 0n, closed_at: now };
}

/** Ends a round without money. Repeating it changes nothing. */
export async function endRound(
  context: WalletContext,
  request: OrderOf<'end_round'>,
): Promise<Decision> {
  const session = await playedSession(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const round = await lockRound(context.tx, {
    provider: context.partner.id,
    member_id: session.member_id,
    provider_round: request.round,
  });
  if (!round) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', playerOf(session));
  const player = playerOf(round);
  const isCancelled = request.outcome === 'cancelled';
  const hasMoney = round.stake_units > 0n || round.win_units > 0n;
  if (round.state !== 'open')
    return isCancelled && hasMoney
      ? refuse('RS_ERROR_ALREADY_SETTLED', player)
      : { status: 'RS_OK', player };
  if (isCancelled && hasMoney) {
    // Ending a round moves no money: its bets must be rolled back first.
    context.core.log.warn(
      { round: round.id },
      'a round with bets or wins cannot be ended as cancelled',
    );
    return refuse('RS_ERROR_WRONG_TYPES', player);
  }
  await closeRound(context, round, isCancelled ? 'cancelled' : 'closed');
  return { status: 'RS_OK', player };
}
