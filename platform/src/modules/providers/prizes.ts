import type { MemberId } from '@croupier/contracts';
import { accounts, type Booking } from '../ledger/index.ts';
import { keyOfMoney, promotionsOf } from './bookings.ts';
import {
  claimedRow,
  playerOf,
  recordClaim,
  refuse,
  refuseClaim,
  takeClaim,
  type Claim,
  type Decision,
  type WalletContext,
} from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import { playedSession } from './played-session.ts';

type Prize = OrderOf<'promo_win'>;

/**
 * Pays a prize without a bet, such as a tournament prize: only for partners with this permission, only to
 * players who played with them.
 */
export async function promoWin(context: WalletContext, request: Prize): Promise<Decision> {
  if (!context.partner.paysPrizes) return refuse('RS_ERROR_INVALID_PARTNER');
  const session = await playedSession(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const claim = claimOf(player.id, request);
  const earlier = await takeClaim(context, claim, player);
  if (earlier) return earlier;
  if (request.currency !== session.currency)
    return refuseClaim(context, claim, 'RS_ERROR_WRONG_CURRENCY', player);
  const booking: Booking = {
    key: keyOfMoney(claimedRow(context.partner, claim, context.now)),
    kind: 'bonus',
    currency: request.currency,
    reference: request.campaign,
    moves: [
      {
        from: promotionsOf(session),
        to: accounts.cash(player.id),
        amountUnits: request.amount,
      },
    ],
  };
  const [booked] = request.amount > 0n ? await context.ledger.book(context.tx, [booking]) : [];
  if (booked && !booked.ok) throw new Error(`${booking.key} could not be booked: ${booked.code}`);
  await recordClaim(context, claim, {
    round: null,
    game: player.game,
    amountUnits: request.amount,
  });
  return { status: 'RS_OK', player };
}

function claimOf(player: MemberId, request: Prize): Claim {
  return {
    player,
    kind: 'promo',
    uuid: request.transaction_uuid,
    reference: request.campaign,
    amountUnits: request.amount,
    fingerprintParts: [request.currency],
  };
}
