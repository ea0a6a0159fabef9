import {
  parseAmount,
  type MemberId,
  type StakeRefusal,
  type WalletStatus,
} from '@croupier/contracts';
import {
  claimedRow,
  playerOf,
  refuse,
  refusedRow,
  repeated,
  type Claim,
  type Decision,
} from './wallet-context.ts';
import { keyOfMoney, stakeOf } from './bookings.ts';
import { freeRoundError, freeRoundsLeft, spendFreeRound } from './free-rounds.ts';
import { sessionFacts } from './session-facts.ts';
import type { Partner } from './partners.ts';
import type { RoundRow, SessionRow, TransactionRow } from './providers.store.ts';
import { roundOf } from './round-of-session.ts';
import { closeInSet } from './rounds.ts';
import type { OrderOf } from './orders.ts';
import type { WalletSet } from './wallet-set.ts';
import type { PlayedGame } from './wallet-set.store.ts';
import type { BonusStake } from './set-bonuses.ts';

type Bet = OrderOf<'bet'>;

/** The win that comes with a bet in one call. */
export interface WinBeside {
  readonly win_transaction_uuid: string;
  readonly win_amount: bigint;
}

/** Debits a stake. Needs a live session, an open game, the session's currency and an open or new round. */
export function bet(set: WalletSet, partner: Partner, request: Bet, beside?: WinBeside): Decision {
  const opened = set.session(partner, request.token);
  if (!opened || (request.user !== undefined && request.user !== opened.member_id))
    return refuse('RS_ERROR_INVALID_TOKEN');
  const session = set.seat(opened, request.game_code);
  const player = playerOf(session);
  const row = claimedRow(partner, claimOf(session.member_id, request, beside), set.now);
  // A repeat is answered before the session is checked: the first request may have been the session's last.
  const known = set.transaction(row);
  const more = () => ({ ...sessionFacts(set, session), ...freeRoundsLeft(set, request) });
  if (known) return { ...repeated(partner, { known, row, player }), more: more() };

  const claimed = { ...row, amount_units: paidOf(request) };
  const status =
    errorOf(set, partner, { session, request }) ?? place(set, { session, request, row: claimed });
  // A refusal is final for this id, whatever changes later.
  if (status !== 'RS_OK')
    set.keepTransaction(refusedRow(claimed, status, set.bonuses.playable(player)));
  return { status, player, more: more() };
}

interface BetOrder {
  readonly session: SessionRow;
  readonly request: Bet;
}

function errorOf(
  set: WalletSet,
  partner: Partner,
  { session, request }: BetOrder,
): WalletStatus | null {
  if (session.is_disabled) return 'RS_ERROR_USER_DISABLED';
  const refusal = set.watch.refusal(watchedOf(session), cashIn(set, session, request));
  // A break has ended the session: that the player may not play says more than that it is over.
  if (refusal && statusOfRefusal[refusal] === 'RS_ERROR_USER_DISABLED')
    return 'RS_ERROR_USER_DISABLED';
  if (session.expires_at <= set.now) return 'RS_ERROR_TOKEN_EXPIRED';
  if (request.game_code !== session.game_code) return 'RS_ERROR_INVALID_GAME';
  if (request.currency !== session.currency) return 'RS_ERROR_WRONG_CURRENCY';
  const game = set.openGame(session);
  if (!game) return 'RS_ERROR_INVALID_GAME';
  if (request.amount > mostOf(set, partner, { session, game }))
    return 'RS_ERROR_BET_LIMIT_EXCEEDED';
  if (refusal) return statusOfRefusal[refusal];
  return request.is_free ? freeRoundError(set, session, request) : null;
}

/** What a bet costs. */
const paidOf = ({ is_free, amount }: Bet) => (is_free ? 0n : amount);

/** The part that is the player's own money, to which the player's limits apply. */
function cashIn(set: WalletSet, session: SessionRow, request: Bet): bigint {
  const units = paidOf(request);
  const stake = set.bonuses.split({ round: roundOf(set, session, request.round), units });
  return stake?.cashUnits ?? units;
}

/** The largest bet: the lowest of the limits of the operator, the provider and the brand's jurisdiction. */
function mostOf(
  { watch }: WalletSet,
  { maxStake }: Partner,
  { session, game }: { readonly session: SessionRow; readonly game: PlayedGame },
): bigint {
  const { currency } = session;
  const limits = [
    maxStake[currency],
    parseAmount(game.max_bet[currency] ?? ''),
    watch.maxStake(watchedOf(session), { kind: game.kind, currency }),
  ];
  return limits.reduce<bigint>(
    (lowest, limit) => (limit !== null && limit !== undefined && limit < lowest ? limit : lowest),
    unbounded,
  );
}

const unbounded = 2n ** 62n;

const watchedOf = ({ member_id, brand }: SessionRow) => ({ id: member_id, brand });

const statusOfRefusal: Readonly<Record<StakeRefusal, WalletStatus>> = {
  'self-excluded': 'RS_ERROR_USER_DISABLED',
  'timed-out': 'RS_ERROR_USER_DISABLED',
  'time-limit-reached': 'RS_ERROR_LIMIT_REACHED',
  'reality-check-due': 'RS_ERROR_LIMIT_REACHED',
  'wager-limit-reached': 'RS_ERROR_LIMIT_REACHED',
  'loss-limit-reached': 'RS_ERROR_LIMIT_REACHED',
};

interface PlacedBet extends BetOrder {
  readonly row: TransactionRow;
}

function place(set: WalletSet, { session, request, row }: PlacedBet): WalletStatus {
  const round = roundOf(set, session, request.round);
  if (round.game_id !== session.game_id) return 'RS_ERROR_INVALID_GAME';
  if (round.state !== 'open') return 'RS_ERROR_ALREADY_SETTLED';
  const units = row.amount_units;
  const stake = set.bonuses.split({ round, units });
  if (!stake) return 'RS_ERROR_NOT_ENOUGH_MONEY';
  debit(set, round, { row, stake });
  set.watch.staked(watchedOf(session), stake.cashUnits);
  set.count(round.session_id, { staked: units, won: 0n });
  set.bonuses.staked(stake);
  const { bonus, bonusUnits, wagerUnits } = stake;
  set.keepTransaction({
    ...row,
    round_id: round.id,
    balance_after_units: set.bonuses.playable(playerOf(session)),
    free_rounds_id: request.is_free ? spendFreeRound(set, request) : null,
    bonus_id: bonus?.id ?? null,
    bonus_units: bonusUnits,
    wager_units: wagerUnits,
  });
  const staked: RoundRow = {
    ...round,
    stake_units: round.stake_units + units,
    held_units: round.held_units + units,
    bonus_id: bonusUnits > 0n && bonus ? bonus.id : round.bonus_id,
    bonus_stake_units: round.bonus_stake_units + bonusUnits,
  };
  set.keepRound(request.round_closed ? closeInSet(set, staked) : staked);
  return 'RS_OK';
}

function debit(
  { batch }: WalletSet,
  round: RoundRow,
  { row, stake }: { row: TransactionRow; stake: BonusStake },
): void {
  if (row.amount_units === 0n) return;
  const booked = batch.book(stakeOf(round, keyOfMoney(row), stake));
  if (!booked.ok)
    throw new Error(`the stake of round ${round.id} could not be booked: ${booked.code}`);
}

/** The claim on a bet's id; an all-or-nothing batch refuses with it what it does not book. */
export function claimOf(player: MemberId, request: Bet, beside?: WinBeside): Claim {
  return {
    player,
    kind: 'bet',
    uuid: request.transaction_uuid,
    reference: null,
    amountUnits: request.amount,
    // A paid bet adds nothing here, so that ids from before free rounds keep their meaning.
    fingerprintParts: [
      request.game_code,
      request.round,
      request.currency,
      ...(request.is_free ? ['free', request.reward_uuid ?? ''] : []),
      // A bet alone and a bet with its win are two different bodies.
      ...(beside ? ['betwin', beside.win_transaction_uuid, String(beside.win_amount)] : []),
    ],
  };
}
