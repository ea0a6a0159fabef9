import type { MemberId, RoundId, WalletStatus } from '@croupier/contracts';
import { changeBonus, returnAccountOf, lockBonuses, publishBonusEvents } from '../bonuses/index.ts';
import { paymentOf } from './bookings.ts';
import {
  dropClaim,
  playerOf,
  recordClaim,
  refuse,
  refuseClaim,
  takeClaim,
  type Claim,
  type Decision,
  type WalletContext,
} from './wallet-context.ts';
import type { RoundRow, TransactionKey, TransactionRow } from './providers.store.ts';
import { changeRound, lockRound } from './rounds.store.ts';
import { countInSession } from './sessions.store.ts';
import { changeTransaction, claimTransaction, lockTransaction } from './transactions.store.ts';
import type { OrderOf } from './orders.ts';
import { rulesOf } from './partners.ts';
import { playedSession } from './played-session.ts';
import { giveTipBack } from './tips.ts';
import { isReconciled } from './reports.store.ts';
import {
  gameCodeOf,
  hasOtherMoney,
  hasResult,
  isCorrected,
  returnFreeRound,
} from './round-money.store.ts';
import { reverseRound } from './round-reversal.ts';

type Rollback = OrderOf<'rollback'>;

/**
 * Rolls a bet back, by the amount of our own record. For a bet that never arrived it writes a tombstone, so
 * that the bet is refused when it arrives late. A bet with a win is not rolled back, unless the partner rolls
 * back whole rounds.
 */
export async function rollback(context: WalletContext, request: Rollback): Promise<Decision> {
  // A bet needs a session: for a player who never had one there is nothing to roll back, now or later.
  const session = await playedSession(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const claim = claimOf(player.id, request);
  const earlier = await takeClaim(context, claim, player);
  if (earlier) return earlier;

  const target = {
    partner: context.partner.id,
    player: player.id,
    transaction_uuid: request.reference_transaction_uuid,
  };
  const back = await takeBack(context, target, request);
  if (back.status === 'RS_ERROR_TIMEOUT') {
    await dropClaim(context, claim);
    return refuse(back.status, player);
  }
  if (back.status !== 'RS_OK') return refuseClaim(context, claim, back.status, player);
  await recordClaim(context, claim, {
    round: back.round ?? null,
    game: player.game,
    amountUnits: back.units ?? 0n,
  });
  return { status: back.status, isUnknown: back.isUnknown ?? false, player };
}

interface TakenBack {
  readonly status: WalletStatus;
  readonly isUnknown?: boolean;
  readonly round?: RoundId;
  /** The net amount that the player received; negative if a win was rolled back with the bet. */
  readonly units?: bigint;
}

async function takeBack(
  context: WalletContext,
  target: TransactionKey,
  request: Rollback,
): Promise<TakenBack> {
  if (await claimTransaction(context.tx, tombstone(context, target)))
    return { status: 'RS_OK', isUnknown: true };
  const bet = await lockTransaction(context.tx, target);
  if (!bet) return { status: 'RS_ERROR_TIMEOUT' };
  if (bet.state === 'tombstone') return { status: 'RS_OK', isUnknown: true };
  if (bet.state === 'rolled-back') return { status: 'RS_OK' };
  if (bet.kind === 'tip') return takeTipBack(context, bet, request);
  if (bet.kind !== 'bet') return { status: 'RS_ERROR_ALREADY_SETTLED' };
  if (bet.state === 'booked') return takeBetBack(context, bet, request);
  await changeTransaction(context.tx, target, { state: 'rolled-back' });
  return { status: 'RS_OK' };
}

async function takeTipBack(
  context: WalletContext,
  given: TransactionRow,
  request: Rollback,
): Promise<TakenBack> {
  if (given.state === 'refused') {
    await changeTransaction(context.tx, given, { state: 'rolled-back' });
    return { status: 'RS_OK' };
  }
  const session = await playedSession(context, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  await giveTipBack(context, session, given);
  return { status: 'RS_OK', units: given.amount_units };
}

async function takeBetBack(
  context: WalletContext,
  bet: TransactionRow,
  request: Rollback,
): Promise<TakenBack> {
  const { tx, partner } = context;
  const round = await lockRound(tx, roundKey(context, bet.player, request.round));
  if (!round || round.id !== bet.round_id) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  // A reconciled round is final.
  if (round.closed_at && (await isReconciled(tx, partner.id, round.closed_at)))
    return { status: 'RS_ERROR_ALREADY_SETTLED' };
  const hasOwnResult = bet.settled_by !== null || (await isDecidedByOther(context, round, bet));
  if (hasOwnResult && !partner.rollsBackRounds) return { status: 'RS_ERROR_ALREADY_SETTLED' };
  if (hasOwnResult)
    return { status: 'RS_OK', round: round.id, units: await reverseRound(context, round) };
  await refundStake(context, round, bet);
  return { status: 'RS_OK', round: round.id, units: bet.amount_units };
}

/**
 * A correction is a result like a win. If one result decides every bet of a round, no bet can be rolled back
 * after it.
 */
async function isDecidedByOther(
  { tx, partner }: WalletContext,
  round: RoundRow,
  bet: TransactionRow,
) {
  if (await isCorrected(tx, bet)) return true;
  const rules = rulesOf(partner, await gameCodeOf(tx, round.game_id));
  return rules.manyBetsOneWin && (await hasResult(tx, round.id));
}

/** Refunds an undecided bet; a round without any other bet or win is cancelled. */
export async function refundStake(
  context: WalletContext,
  round: RoundRow,
  bet: TransactionRow,
): Promise<void> {
  const bonus = await takeBonusBack(context, bet);
  // What the round no longer holds went to the house, or to a win that the house would have paid.
  const fromRound = bet.amount_units < round.held_units ? bet.amount_units : round.held_units;
  const key = `game-rollback:${bet.partner}:${bet.player}:${bet.transaction_uuid}`;
  const payment = paymentOf(round, {
    amountUnits: bet.amount_units,
    fromRound,
    kind: 'game-rollback',
    key,
    ...(bonus && { bonus }),
  });
  await uncount(context, bet);
  const [booked] = payment ? await context.ledger.book(context.tx, [payment]) : [];
  if (booked && !booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
  await changeTransaction(context.tx, bet, { state: 'rolled-back' });
  if (bet.free_rounds_id) await returnFreeRound(context.tx, bet.free_rounds_id);
  if (round.session_id)
    await countInSession(context.tx, round.session_id, { staked: -bet.amount_units, won: 0n });
  const isEmpty = !(await hasOtherMoney(context.tx, bet));
  await changeRound(context.tx, round.id, {
    stake_units: round.stake_units - bet.amount_units,
    bonus_stake_units: round.bonus_stake_units - bet.bonus_units,
    held_units: round.held_units - fromRound,
    ...(isEmpty ? { state: 'cancelled', closed_at: context.now } : {}),
  });
}

/**
 * Reverses a bet's count for its bonus, and returns where the bonus's part goes. Runs before the guards are
 * locked, as in a batch.
 */
async function takeBonusBack(
  { tx, live }: WalletContext,
  { bonus_id, bonus_units, wager_units }: TransactionRow,
) {
  const [bonus] = bonus_id ? await lockBonuses(tx, { ids: [bonus_id], members: [] }) : [];
  if (!bonus) return null;
  if (bonus.state === 'active')
    await changeBonus(tx, { ...bonus, wagered_units: bonus.wagered_units - wager_units });
  await publishBonusEvents(tx, live, [bonus]);
  return { units: bonus_units, to: returnAccountOf(bonus) };
}

/** Runs before the account is locked: guards are always locked first. */
async function uncount({ tx, protection }: WalletContext, bet: TransactionRow): Promise<void> {
  const watch = await protection.watch(tx, { staking: [], others: [bet.player] });
  watch.resulted(bet.player, {
    kind: 'refund',
    units: bet.amount_units - bet.bonus_units,
    stakedAt: bet.booked_at,
  });
  await watch.write();
}

function roundKey({ partner }: WalletContext, member: MemberId, name: string) {
  return { provider: partner.id, member_id: member, provider_round: name };
}

function tombstone({ now }: WalletContext, target: TransactionKey): TransactionRow {
  return {
    ...target,
    kind: 'unknown',
    fingerprint: '',
    state: 'tombstone',
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    round_id: null,
    amount_units: 0n,
    reference: null,
    settled_by: null,
    booked_at: now,
    balance_after_units: null,
    by_rule: null,
    free_rounds_id: null,
    bonus_id: null,
    bonus_units: 0n,
    wager_units: 0n,
    jackpot_units: 0n,
  };
}

function claimOf(player: MemberId, request: Rollback): Claim {
  return {
    player,
    kind: 'rollback',
    uuid: request.transaction_uuid,
    reference: request.reference_transaction_uuid,
    amountUnits: 0n,
    fingerprintParts: [request.round],
  };
}
