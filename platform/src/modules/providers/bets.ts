import type { MemberId, StakeRefusal, WalletStatus } from '@croupier/contracts';
import { answerToRepeat, claimedRow, playerOf, refuse, type Claim, type Decision } from './desk.ts';
import { keyOfMoney, stakeOf } from './bookings.ts';
import type { Partner } from './partners.ts';
import type { RoundRow, SessionRow, TransactionRow } from './providers.store.ts';
import { closeInSet } from './rounds.ts';
import type { RequestOf } from './wallet-request.ts';
import type { WalletSet } from './wallet-set.ts';

type Bet = RequestOf<'bet'>;

/** Debits a stake: needs a live session, an open game, the session's currency and an open or new round. */
export function bet(set: WalletSet, partner: Partner, request: Bet): Decision {
  const session = set.session(partner, request.token);
  if (!session || (request.user !== undefined && request.user !== session.member_id))
    return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const row = claimedRow(partner, claimOf(session.member_id, request), set.now);
  // A repeat is answered before the session is looked at: the first one may have been its last act.
  const known = set.transaction(row);
  if (known) return { status: answerToRepeat(known, row), player };

  // Only "not enough money" is final for this id; other refusals leave it free.
  const status = faultOf(set, session, request) ?? place(set, { session, request, row });
  return { status, player };
}

function faultOf(set: WalletSet, session: SessionRow, request: Bet): WalletStatus | null {
  if (session.is_disabled) return 'RS_ERROR_USER_DISABLED';
  if (session.expires_at <= set.now) return 'RS_ERROR_TOKEN_EXPIRED';
  if (request.game_code !== session.game_code) return 'RS_ERROR_INVALID_GAME';
  if (request.currency !== session.currency) return 'RS_ERROR_WRONG_CURRENCY';
  if (!set.isGameOpen(session)) return 'RS_ERROR_INVALID_GAME';
  const refusal = set.watch.refusal(watchedOf(session), request.amount);
  return refusal && statusOfRefusal[refusal];
}

const watchedOf = ({ member_id, brand }: SessionRow) => ({ id: member_id, brand });

const statusOfRefusal: Readonly<Record<StakeRefusal, WalletStatus>> = {
  'self-excluded': 'RS_ERROR_USER_DISABLED',
  'timed-out': 'RS_ERROR_USER_DISABLED',
  'time-limit-reached': 'RS_ERROR_LIMIT_REACHED',
  'reality-check-due': 'RS_ERROR_LIMIT_REACHED',
  'wager-limit-reached': 'RS_ERROR_LIMIT_REACHED',
  'loss-limit-reached': 'RS_ERROR_LIMIT_REACHED',
};

interface Placed {
  readonly session: SessionRow;
  readonly request: Bet;
  readonly row: TransactionRow;
}

function place(set: WalletSet, { session, request, row }: Placed): WalletStatus {
  const round = roundOf(set, session, request.round);
  if (round.state !== 'open') return 'RS_ERROR_ALREADY_SETTLED';
  if (!debit(set, round, row)) {
    const status = 'RS_ERROR_NOT_ENOUGH_MONEY';
    set.keepTransaction({ ...row, state: 'refused', status });
    return status;
  }
  set.watch.staked(watchedOf(session), request.amount);
  set.keepTransaction({ ...row, round_id: round.id });
  const staked: RoundRow = {
    ...round,
    stake_units: round.stake_units + request.amount,
    held_units: round.held_units + request.amount,
  };
  set.keepRound(request.round_closed ? closeInSet(set, staked) : staked);
  return 'RS_OK';
}

function debit({ till }: WalletSet, round: RoundRow, row: TransactionRow): boolean {
  if (row.amount_units === 0n) return true;
  const booked = till.book(stakeOf(round, keyOfMoney(row), row.amount_units));
  if (!booked.ok && booked.code !== 'insufficient-funds')
    throw new Error(`the stake of round ${round.id} could not be booked: ${booked.code}`);
  return booked.ok;
}

function roundOf(set: WalletSet, session: SessionRow, name: string): RoundRow {
  const { provider, member_id } = session;
  const key = { provider, member_id, provider_round: name };
  return set.round(key) ?? newRound(set, session, name);
}

function newRound(set: WalletSet, session: SessionRow, name: string): RoundRow {
  const { provider, member_id, account, brand, game_id, currency, is_play } = session;
  const key = { provider, member_id, provider_round: name };
  return {
    id: set.newRoundId(key),
    ...key,
    account,
    brand,
    game_id,
    currency,
    state: 'open',
    stake_units: 0n,
    win_units: 0n,
    held_units: 0n,
    started_at: set.now,
    closed_at: null,
    is_play,
  };
}

function claimOf(player: MemberId, request: Bet): Claim {
  return {
    player,
    kind: 'bet',
    uuid: request.transaction_uuid,
    reference: null,
    amountUnits: request.amount,
    sameness: [request.game_code, request.round, request.currency],
  };
}
