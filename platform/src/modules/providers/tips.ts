import { accounts, type Booking } from '../ledger/index.ts';
import { keyOfMoney } from './bookings.ts';
import {
  claimedRow,
  playerOf,
  recordClaim,
  refuse,
  refuseClaim,
  sessionOf,
  takeClaim,
  type Claim,
  type Decision,
  type WalletContext,
} from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import { tableOf } from './lobby-tables.ts';
import type { SessionRow, TransactionRow } from './providers.store.ts';
import { changeTransaction } from './transactions.store.ts';

type Tip = OrderOf<'tip'>;
type Refusal = Exclude<TransactionRow['status'], 'RS_OK'>;

/**
 * Takes money from the player for the provider, as a tip for a dealer: cash alone, of no round. It counts
 * neither as a stake nor for the terms of a bonus. A refusal is final for its id.
 */
export async function tip(context: WalletContext, request: Tip): Promise<Decision> {
  if (!context.partner.takesTips) return refuse('RS_ERROR_INVALID_PARTNER');
  const session = await sessionOf(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const claim = claimOf(session, request);
  const earlier = await takeClaim(context, claim, player);
  if (earlier) return earlier;
  const row = claimedRow(context.partner, claim, context.now);
  const error = (await errorOf(context, session, request)) ?? (await book(context, session, row));
  if (error) return refuseClaim(context, claim, error, player);
  await recordClaim(context, claim, {
    round: null,
    game: player.game,
    amountUnits: request.amount,
  });
  return { status: 'RS_OK', player };
}

async function errorOf(
  context: WalletContext,
  session: SessionRow,
  request: Tip,
): Promise<Refusal | null> {
  const { tx, partner, now } = context;
  if (session.is_disabled) return 'RS_ERROR_USER_DISABLED';
  if (session.expires_at <= now) return 'RS_ERROR_TOKEN_EXPIRED';
  if (!(await tableOf(tx, { partner, session, gameCode: request.game_code })))
    return 'RS_ERROR_INVALID_GAME';
  if (request.currency !== session.currency) return 'RS_ERROR_WRONG_CURRENCY';
  const most = partner.maxStake[request.currency];
  if (most !== undefined && request.amount > most) return 'RS_ERROR_BET_LIMIT_EXCEEDED';
  const player = { id: session.member_id, brand: session.brand };
  const watch = await context.protection.watch(tx, { staking: [player] });
  // Limits are about stakes; who takes a break or is excluded gives no tips either.
  return watch.refusal(player, 0n) ? 'RS_ERROR_USER_DISABLED' : null;
}

async function book(
  { tx, ledger }: WalletContext,
  session: SessionRow,
  row: TransactionRow,
): Promise<Refusal | null> {
  const { member_id: member, currency } = session;
  const move = {
    from: accounts.cash(member),
    to: tipsOf(session),
    amountUnits: row.amount_units,
  };
  const [booked] = await ledger.book(tx, [
    { key: keyOfMoney(row), kind: 'tip', currency, reference: row.transaction_uuid, moves: [move] },
  ]);
  if (booked?.ok) return null;
  if (booked?.code === 'insufficient-funds') return 'RS_ERROR_NOT_ENOUGH_MONEY';
  throw new Error(`tip ${row.transaction_uuid} could not be booked: ${booked?.code}`);
}

/** Gives a tip back to the player who gave it. */
export async function giveTipBack(
  { tx, ledger }: Pick<WalletContext, 'tx' | 'ledger'>,
  session: SessionRow,
  given: TransactionRow,
): Promise<void> {
  const booking: Booking = {
    key: `game-rollback:${given.partner}:${given.player}:${given.transaction_uuid}`,
    kind: 'tip',
    currency: session.currency,
    reference: given.transaction_uuid,
    moves: [
      {
        from: tipsOf(session),
        to: accounts.cash(given.player),
        amountUnits: given.amount_units,
      },
    ],
  };
  const [booked] = await ledger.book(tx, [booking]);
  if (!booked?.ok) throw new Error(`${booking.key} could not be booked: ${booked?.code}`);
  await changeTransaction(tx, given, { state: 'rolled-back' });
}

/** Play money has its own house account. */
const tipsOf = ({ provider, is_play }: SessionRow) =>
  is_play ? accounts.playGaming(provider) : accounts.tips(provider);

function claimOf({ member_id: player }: SessionRow, request: Tip): Claim {
  return {
    player,
    kind: 'tip',
    uuid: request.transaction_uuid,
    reference: null,
    amountUnits: request.amount,
    fingerprintParts: [request.game_code, request.round, request.currency],
  };
}
