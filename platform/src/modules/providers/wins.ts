import type { MemberId, WalletStatus } from '@croupier/contracts';
import { keyOfMoney, paymentOf } from './bookings.ts';
import { answerToRepeat, claimedRow, memberOf, refuse, type Claim, type Decision } from './desk.ts';
import type { Partner } from './partners.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { closeInSet } from './rounds.ts';
import type { RequestOf } from './wallet-request.ts';
import type { WalletSet } from './wallet-set.ts';

type Win = RequestOf<'win'>;

/**
 * Credits a win, zero included. Never refused because the session is over, the player is locked or the
 * game is off: what was staked must come to its end.
 */
export function win(set: WalletSet, partner: Partner, request: Win): Decision {
  const session = set.session(partner, request.token);
  const isStranger = session && request.user !== undefined && request.user !== session.member_id;
  const member = isStranger ? null : memberOf(session, request);
  if (!member) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = { id: member, currency: request.currency };
  const row = claimedRow(partner, claimOf(member, request), set.now);
  const known = set.transaction(row);
  if (known) return { status: answerToRepeat(known, row), player };

  const bet = set.transaction({ ...row, transaction_uuid: request.reference_transaction_uuid });
  const round = set.round({
    provider: partner.id,
    member_id: member,
    provider_round: request.round,
  });
  const fault = faultOf(bet, round, request);
  if (fault || !bet || !round) return { status: fault ?? 'RS_ERROR_UNKNOWN', player };
  pay(set, { bet, round, row, isLast: request.round_closed });
  return { status: 'RS_OK', player };
}

function faultOf(
  bet: TransactionRow | null,
  round: RoundRow | null,
  request: Win,
): WalletStatus | null {
  if (bet?.state === 'tombstone' || bet?.state === 'rolled-back')
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  if (bet?.kind !== 'bet' || bet.state !== 'booked') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (!round || round.id !== bet.round_id) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (round.currency !== request.currency) return 'RS_ERROR_WRONG_CURRENCY';
  return round.state !== 'open' || bet.settled_by !== null ? 'RS_ERROR_ALREADY_SETTLED' : null;
}

interface Payout {
  readonly bet: TransactionRow;
  readonly round: RoundRow;
  readonly row: TransactionRow;
  readonly isLast: boolean;
}

function pay(set: WalletSet, { bet, round, row, isLast }: Payout): void {
  const amountUnits = row.amount_units;
  const fromRound = amountUnits < round.held_units ? amountUnits : round.held_units;
  const key = keyOfMoney(row);
  const payment = paymentOf(round, { amountUnits, fromRound, kind: 'game-win', key });
  const booked = payment && set.till.book(payment);
  if (booked && !booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
  set.watch.resulted(round.member_id, {
    kind: 'win',
    units: amountUnits,
    stakedAt: bet.booked_at,
  });
  set.keepTransaction({ ...bet, settled_by: row.transaction_uuid });
  set.keepTransaction({ ...row, round_id: round.id });
  const after: RoundRow = {
    ...round,
    win_units: round.win_units + amountUnits,
    held_units: round.held_units - fromRound,
  };
  set.keepRound(isLast ? closeInSet(set, after) : after);
}

function claimOf(player: MemberId, request: Win): Claim {
  return {
    player,
    kind: 'win',
    uuid: request.transaction_uuid,
    reference: request.reference_transaction_uuid,
    amountUnits: request.amount,
    sameness: [request.game_code, request.round, request.currency],
  };
}
