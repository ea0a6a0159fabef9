import type { MemberId, WalletStatus } from '@croupier/contracts';
import {
  dropClaim,
  memberOf,
  refuse,
  sessionOf,
  takeClaim,
  type Claim,
  type Decision,
  type Desk,
} from './desk.ts';
import {
  changeRound,
  changeTransaction,
  lockRound,
  lockTransaction,
  type RoundRow,
  type TransactionRow,
} from './providers.store.ts';
import { payPlayer } from './pay-player.ts';
import { closeRound } from './rounds.ts';
import type { RequestOf } from './wallet-request.ts';

type Win = RequestOf<'win'>;

/**
 * Credits a win, zero included. Never refused because the session is over, the player is locked or the
 * game is off: what was staked must come to its end.
 */
export async function win(desk: Desk, request: Win): Promise<Decision> {
  const player = memberOf(await sessionOf(desk, request), request);
  if (!player) return refuse('RS_ERROR_INVALID_TOKEN');
  const claim = claimOf(player, request);
  const known = { id: player, currency: request.currency };
  const repeated = await takeClaim(desk, claim);
  if (repeated) return { status: repeated, player: known };

  const { status, round } = await decide(desk, player, request);
  if (status === 'RS_OK' && round) await pay(desk, round, request);
  else await dropClaim(desk, claim);
  return { status, player: known };
}

async function decide(
  desk: Desk,
  player: MemberId,
  request: Win,
): Promise<{ status: WalletStatus; round?: RoundRow }> {
  const bet = await lockTransaction(desk.tx, {
    partner: desk.partner.id,
    player,
    transaction_uuid: request.reference_transaction_uuid,
  });
  const fault = betFault(bet);
  if (fault) return { status: fault };
  const round = await lockRound(desk.tx, {
    provider: desk.partner.id,
    member_id: player,
    provider_round: request.round,
  });
  if (!round || round.id !== bet?.round_id)
    return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  if (round.currency !== request.currency) return { status: 'RS_ERROR_WRONG_CURRENCY' };
  if (round.state !== 'open' || bet.settled_by !== null) {
    desk.core.log.warn(
      { round: round.id, win: request.transaction_uuid },
      'win for what is settled already',
    );
    return { status: 'RS_ERROR_ALREADY_SETTLED' };
  }
  return { status: 'RS_OK', round };
}

function betFault(bet: TransactionRow | undefined): WalletStatus | null {
  if (bet?.state === 'tombstone' || bet?.state === 'rolled-back')
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  if (bet?.kind !== 'bet' || bet.state !== 'booked') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  return null;
}

async function pay(desk: Desk, round: RoundRow, request: Win): Promise<void> {
  const fromRound = request.amount < round.held_units ? request.amount : round.held_units;
  await payPlayer(desk, round, {
    amountUnits: request.amount,
    fromRound,
    kind: 'game-win',
    key: `game:${desk.partner.id}:${round.member_id}:${request.transaction_uuid}`,
  });
  const key = { partner: desk.partner.id, player: round.member_id };
  await changeTransaction(
    desk.tx,
    { ...key, transaction_uuid: request.reference_transaction_uuid },
    { settled_by: request.transaction_uuid },
  );
  await changeTransaction(
    desk.tx,
    { ...key, transaction_uuid: request.transaction_uuid },
    { round_id: round.id },
  );
  const after: RoundRow = {
    ...round,
    win_units: round.win_units + request.amount,
    held_units: round.held_units - fromRound,
  };
  await changeRound(desk.tx, round.id, {
    win_units: after.win_units,
    held_units: after.held_units,
  });
  if (request.round_closed) await closeRound(desk, after, 'closed');
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
