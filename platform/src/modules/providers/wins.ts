import type { MemberId, WalletStatus } from '@croupier/contracts';
import { inEveryLanguage } from '../../in-every-language.ts';
import { keyOfMoney, paymentOf, type Payer } from './bookings.ts';
import {
  claimedRow,
  playerOf,
  refuse,
  refusedRow,
  repeated,
  type Claim,
  type Decision,
} from './wallet-context.ts';
import { brokenBound, parkWin } from './held-wins.ts';
import type { OrderOf } from './orders.ts';
import { rulesOf, type Partner } from './partners.ts';
import type { RoundRow, SessionRow, TransactionRow } from './providers.store.ts';
import { roundOf } from './round-of-session.ts';
import { closeInSet } from './rounds.ts';
import type { BonusPart } from './set-bonuses.ts';
import type { WalletSet } from './wallet-set.ts';

type Win = OrderOf<'win'>;

/**
 * Credits a win, zero included. Never refused because the session is over, the player is locked or the game
 * is off: every stake must be decided.
 */
export function win(set: WalletSet, partner: Partner, request: Win): Decision {
  const opened = set.session(partner, request.token);
  const session = opened && set.seat(opened, request.game_code);
  // A provider can only name players who played with it.
  const played = request.token === undefined ? set.lastSession(partner, request.user) : session;
  if (!played || (request.user !== undefined && request.user !== played.member_id))
    return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(played);
  const row = claimedRow(partner, claimOf(player.id, request), set.now);
  const known = set.transaction(row);
  if (known) return repeated(partner, { known, row, player });

  // A self-contradictory body is no decision about the id.
  if ((request.jackpot_win ?? 0n) > request.amount) return refuse('RS_ERROR_WRONG_TYPES', player);
  const won = wonOf(set, partner, { session, row, request });
  if (typeof won !== 'string')
    return { status: pay(set, partner, won, paymentIn(request, row)), player };
  set.keepTransaction(refusedRow(row, won, set.bonuses.playable(player)));
  return { status: won, player };
}

interface WinOrder {
  readonly session: SessionRow | null;
  readonly row: TransactionRow;
  readonly request: Win;
}

/** What was won: the round, and the bet if the game names one. */
interface Won {
  readonly round: RoundRow;
  readonly bet: TransactionRow | null;
  readonly byRule: TransactionRow['by_rule'];
}

function wonOf(set: WalletSet, partner: Partner, asked: WinOrder): Won | WalletStatus {
  const { request, row, session } = asked;
  const key = { provider: partner.id, member_id: row.player, provider_round: request.round };
  const known = set.round(key);
  const rules = rulesOf(partner, request.game_code);
  if (request.reference_transaction_uuid === undefined) {
    if (!rules.winWithoutBet) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    const round =
      known ??
      (session?.game_code === request.game_code ? roundOf(set, session, request.round) : null);
    if (!round) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return roundError(set, round, request) ?? { round, bet: null, byRule: 'win-without-bet' };
  }
  const bet = set.transaction({ ...row, transaction_uuid: request.reference_transaction_uuid });
  const error = betError(bet, known);
  if (error || !bet || !known) return error ?? 'RS_ERROR_UNKNOWN';
  const isAgain = bet.settled_by !== null;
  if (isAgain && !rules.manyWinsOneBet) return 'RS_ERROR_ALREADY_SETTLED';
  const byRule = isAgain ? 'many-wins-one-bet' : rules.manyBetsOneWin ? 'many-bets-one-win' : null;
  return roundError(set, known, request) ?? { round: known, bet, byRule };
}

function betError(bet: TransactionRow | null, round: RoundRow | null): WalletStatus | null {
  if (bet?.state === 'tombstone' || bet?.state === 'rolled-back')
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  if (bet?.kind !== 'bet' || bet.state !== 'booked') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  return round?.id === bet.round_id ? null : 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
}

function roundError(set: WalletSet, round: RoundRow, request: Win): WalletStatus | null {
  const { currency, game_code } = request;
  // An exception beyond one bet with one win belongs to its game: a call cannot use it under another game's
  // name.
  if (!set.isIn(round, game_code)) return 'RS_ERROR_INVALID_GAME';
  if (round.currency !== currency) return 'RS_ERROR_WRONG_CURRENCY';
  return round.state === 'open' ? null : 'RS_ERROR_ALREADY_SETTLED';
}

interface Payment {
  readonly row: TransactionRow;
  readonly isLast: boolean;
  readonly jackpotUnits: bigint;
}

const paymentIn = ({ round_closed, jackpot_win = 0n }: Win, row: TransactionRow): Payment => ({
  row,
  isLast: round_closed,
  jackpotUnits: jackpot_win,
});

function pay(
  set: WalletSet,
  partner: Partner,
  { round, bet, byRule }: Won,
  { row, isLast, jackpotUnits }: Payment,
): WalletStatus {
  const amountUnits = row.amount_units;
  // A free round's win is a promotion cost: it does not reduce the stakes of the round.
  const payer: Payer = bet?.free_rounds_id ? 'promotions' : 'game';
  const held = payer === 'game' ? round.held_units : 0n;
  const fromRound = amountUnits < held ? amountUnits : held;
  const key = keyOfMoney(row);
  const bound = brokenBound(set, partner, { round, bet, units: amountUnits });
  // What operators have to look at is held as cash; its bonus part is booked when the win is released.
  const bonus = bound ? null : bonusOfWin(set, { round, bet, units: amountUnits });
  const payment = paymentOf(round, {
    amountUnits,
    fromRound,
    kind: 'game-win',
    key,
    payer,
    ...(bonus && { bonus }),
  });
  const booked = payment && set.batch.book(payment);
  if (booked && !booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
  if (bound) parkWin(set, { round, bet, row, bound });
  set.watch.resulted(round.member_id, {
    kind: 'win',
    units: amountUnits - (bonus?.units ?? 0n),
    stakedAt: bet?.booked_at ?? set.now,
  });
  set.count(round.session_id, { staked: 0n, won: amountUnits });
  if (bet) set.keepTransaction({ ...bet, settled_by: bet.settled_by ?? row.transaction_uuid });
  set.keepTransaction({
    ...row,
    round_id: round.id,
    balance_after_units: set.bonuses.playable(playerOf(round)),
    by_rule: byRule,
    free_rounds_id: bet?.free_rounds_id ?? null,
    bonus_id: bonus?.id ?? null,
    bonus_units: bonus?.units ?? 0n,
    jackpot_units: jackpotUnits,
  });
  const after: RoundRow = {
    ...round,
    win_units: round.win_units + amountUnits,
    jackpot_units: round.jackpot_units + jackpotUnits,
    held_units: round.held_units - fromRound,
  };
  set.keepRound(isLast ? closeInSet(set, after) : after);
  return 'RS_OK';
}

/** A free round's win follows its campaign; other wins are split as the stakes were. */
function bonusOfWin(
  { bonuses, freeRounds }: WalletSet,
  { round, bet, units }: { round: RoundRow; bet: TransactionRow | null; units: bigint },
): BonusPart | null {
  const free = bet?.free_rounds_id ? freeRounds(bet.free_rounds_id) : null;
  if (!free) return bonuses.partOf(round, units);
  const { win_terms: terms, id } = free;
  const campaign = free.campaign ?? inEveryLanguage(id);
  return terms && units > 0n ? bonuses.granted({ round, units, terms, campaign }) : null;
}

/** The claim on a win's id; `betwin` checks it before it takes the stake. */
export function claimOf(player: MemberId, request: Win): Claim {
  return {
    player,
    kind: 'win',
    uuid: request.transaction_uuid,
    reference: request.reference_transaction_uuid ?? null,
    amountUnits: request.amount,
    fingerprintParts: [request.game_code, request.round, request.currency],
  };
}
