import type { MemberId, RoundId, WalletStatus } from '@croupier/contracts';
import { changeBonus, homeOf, lockBonuses, tellBonuses } from '../bonuses/index.ts';
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
  type Desk,
} from './desk.ts';
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
 * Takes a bet back, by the amount of our own record. A bet that never came leaves a tombstone, so that
 * it is refused when it comes late. A bet that has its win stands, unless the partner takes back rounds.
 */
export async function rollback(desk: Desk, request: Rollback): Promise<Decision> {
  // A bet needs a session, so that there is nothing to take back, now or later, from who never had one.
  const session = await playedSession(desk, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const claim = claimOf(player.id, request);
  const earlier = await takeClaim(desk, claim, player);
  if (earlier) return earlier;

  const target = {
    partner: desk.partner.id,
    player: player.id,
    transaction_uuid: request.reference_transaction_uuid,
  };
  const back = await takeBack(desk, target, request);
  if (back.status === 'RS_ERROR_TIMEOUT') {
    await dropClaim(desk, claim);
    return refuse(back.status, player);
  }
  if (back.status !== 'RS_OK') return refuseClaim(desk, claim, back.status, player);
  await recordClaim(desk, claim, {
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
  /** What the player got, below zero where a win went back with the bet. */
  readonly units?: bigint;
}

async function takeBack(desk: Desk, target: TransactionKey, request: Rollback): Promise<TakenBack> {
  if (await claimTransaction(desk.tx, tombstone(desk, target)))
    return { status: 'RS_OK', isUnknown: true };
  const bet = await lockTransaction(desk.tx, target);
  if (!bet) return { status: 'RS_ERROR_TIMEOUT' };
  if (bet.state === 'tombstone') return { status: 'RS_OK', isUnknown: true };
  if (bet.state === 'rolled-back') return { status: 'RS_OK' };
  if (bet.kind === 'tip') return takeTipBack(desk, bet, request);
  if (bet.kind !== 'bet') return { status: 'RS_ERROR_ALREADY_SETTLED' };
  if (bet.state === 'booked') return takeBetBack(desk, bet, request);
  await changeTransaction(desk.tx, target, { state: 'rolled-back' });
  return { status: 'RS_OK' };
}

async function takeTipBack(
  desk: Desk,
  given: TransactionRow,
  request: Rollback,
): Promise<TakenBack> {
  if (given.state === 'refused') {
    await changeTransaction(desk.tx, given, { state: 'rolled-back' });
    return { status: 'RS_OK' };
  }
  const session = await playedSession(desk, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  await giveTipBack(desk, session, given);
  return { status: 'RS_OK', units: given.amount_units };
}

async function takeBetBack(desk: Desk, bet: TransactionRow, request: Rollback): Promise<TakenBack> {
  const { tx, partner } = desk;
  const round = await lockRound(tx, roundKey(desk, bet.player, request.round));
  if (!round || round.id !== bet.round_id) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  // What both books agreed on is over.
  if (round.closed_at && (await isReconciled(tx, partner.id, round.closed_at)))
    return { status: 'RS_ERROR_ALREADY_SETTLED' };
  const hasOwnResult = bet.settled_by !== null || (await isDecidedByOther(desk, round, bet));
  if (hasOwnResult && !partner.rollsBackRounds) return { status: 'RS_ERROR_ALREADY_SETTLED' };
  if (hasOwnResult)
    return { status: 'RS_OK', round: round.id, units: await reverseRound(desk, round) };
  await giveBack(desk, round, bet);
  return { status: 'RS_OK', round: round.id, units: bet.amount_units };
}

/**
 * A correction is a result like a win. Where one result decides every bet of a round, none of them can go back
 * after it.
 */
async function isDecidedByOther({ tx, partner }: Desk, round: RoundRow, bet: TransactionRow) {
  if (await isCorrected(tx, bet)) return true;
  const rules = rulesOf(partner, await gameCodeOf(tx, round.game_id));
  return rules.manyBetsOneWin && (await hasResult(tx, round.id));
}

/** Gives an undecided bet back; a round without any other bet or win is cancelled. */
export async function giveBack(desk: Desk, round: RoundRow, bet: TransactionRow): Promise<void> {
  const bonus = await takeBonusBack(desk, bet);
  // What the round no longer holds has gone to the house, or to a win that the house would have paid.
  const fromRound = bet.amount_units < round.held_units ? bet.amount_units : round.held_units;
  const key = `game-rollback:${bet.partner}:${bet.player}:${bet.transaction_uuid}`;
  const payment = paymentOf(round, {
    amountUnits: bet.amount_units,
    fromRound,
    kind: 'game-rollback',
    key,
    ...(bonus && { bonus }),
  });
  await uncount(desk, bet);
  const [booked] = payment ? await desk.ledger.book(desk.tx, [payment]) : [];
  if (booked && !booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
  await changeTransaction(desk.tx, bet, { state: 'rolled-back' });
  if (bet.free_rounds_id) await returnFreeRound(desk.tx, bet.free_rounds_id);
  if (round.session_id)
    await countInSession(desk.tx, round.session_id, { staked: -bet.amount_units, won: 0n });
  const isEmpty = !(await hasOtherMoney(desk.tx, bet));
  await changeRound(desk.tx, round.id, {
    stake_units: round.stake_units - bet.amount_units,
    bonus_stake_units: round.bonus_stake_units - bet.bonus_units,
    held_units: round.held_units - fromRound,
    ...(isEmpty ? { state: 'cancelled', closed_at: desk.now } : {}),
  });
}

/** Counts a bet back for its bonus, and says where the bonus's part of it goes; before the guards are locked, as in a set. */
async function takeBonusBack(
  { tx, live }: Desk,
  { bonus_id, bonus_units, wager_units }: TransactionRow,
) {
  const [bonus] = bonus_id ? await lockBonuses(tx, { ids: [bonus_id], members: [] }) : [];
  if (!bonus) return null;
  if (bonus.state === 'active')
    await changeBonus(tx, { ...bonus, wagered_units: bonus.wagered_units - wager_units });
  await tellBonuses(tx, live, [bonus]);
  return { units: bonus_units, to: homeOf(bonus) };
}

/** Before the account is locked: guards come first, everywhere. */
async function uncount({ tx, protection }: Desk, bet: TransactionRow): Promise<void> {
  const watch = await protection.watch(tx, { staking: [], others: [bet.player] });
  watch.resulted(bet.player, {
    kind: 'refund',
    units: bet.amount_units - bet.bonus_units,
    stakedAt: bet.booked_at,
  });
  await watch.write();
}

function roundKey({ partner }: Desk, member: MemberId, name: string) {
  return { provider: partner.id, member_id: member, provider_round: name };
}

function tombstone({ now }: Desk, target: TransactionKey): TransactionRow {
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
    sameness: [request.round],
  };
}
