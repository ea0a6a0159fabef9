import type { MemberId, WalletStatus } from '@croupier/contracts';
import { paymentOf } from './bookings.ts';
import {
  dropClaim,
  memberOf,
  playerOf,
  refuse,
  sessionOf,
  takeClaim,
  type Claim,
  type Decision,
  type Desk,
  type Player,
} from './desk.ts';
import {
  changeRound,
  changeTransaction,
  claimTransaction,
  lockRound,
  lockTransaction,
  type RoundRow,
  type TransactionKey,
  type TransactionRow,
} from './providers.store.ts';
import type { RequestOf } from './wallet-request.ts';

type Rollback = RequestOf<'rollback'>;

/**
 * Takes a bet back, by the amount of our own record. A bet that never came leaves a tombstone, so that
 * it is refused when it comes late. A bet that has its win stands.
 */
export async function rollback(desk: Desk, request: Rollback): Promise<Decision> {
  const session = await sessionOf(desk, request);
  const member = memberOf(session, request);
  if (!member) return refuse('RS_ERROR_INVALID_TOKEN');
  const claim = claimOf(member, request);
  const player = session ? playerOf(session) : await knownPlayer(desk, member, request);
  const repeated = await takeClaim(desk, claim);
  if (repeated) return decided(repeated, player);

  const target = {
    partner: desk.partner.id,
    player: member,
    transaction_uuid: request.reference_transaction_uuid,
  };
  const status = await takeBack(desk, target, request);
  if (status !== 'RS_OK') await dropClaim(desk, claim);
  return decided(status, player);
}

function decided(status: WalletStatus, player: Player | null): Decision {
  return player ? { status, player } : { status };
}

async function knownPlayer(
  desk: Desk,
  member: MemberId,
  request: Rollback,
): Promise<Player | null> {
  const round = await lockRound(desk.tx, roundKey(desk, member, request.round));
  return round ? playerOf(round) : null;
}

async function takeBack(
  desk: Desk,
  target: TransactionKey,
  request: Rollback,
): Promise<WalletStatus> {
  if (await claimTransaction(desk.tx, tombstone(desk, target))) return 'RS_OK';
  const bet = await lockTransaction(desk.tx, target);
  if (!bet) return 'RS_ERROR_TIMEOUT';
  if (bet.state === 'tombstone' || bet.state === 'rolled-back') return 'RS_OK';
  if (bet.kind !== 'bet' || bet.settled_by !== null) return 'RS_ERROR_ALREADY_SETTLED';
  if (bet.state === 'booked') {
    const round = await lockRound(desk.tx, roundKey(desk, target.player, request.round));
    if (!round || round.id !== bet.round_id) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    await giveBack(desk, round, bet);
  }
  await changeTransaction(desk.tx, target, { state: 'rolled-back' });
  return 'RS_OK';
}

async function giveBack(desk: Desk, round: RoundRow, bet: TransactionRow): Promise<void> {
  // What the round no longer holds has gone to the house, or to a win that the house would have paid.
  const fromRound = bet.amount_units < round.held_units ? bet.amount_units : round.held_units;
  const key = `game-rollback:${bet.partner}:${bet.player}:${bet.transaction_uuid}`;
  const payment = paymentOf(round, {
    amountUnits: bet.amount_units,
    fromRound,
    kind: 'game-rollback',
    key,
  });
  await uncount(desk, bet);
  const [booked] = payment ? await desk.ledger.book(desk.tx, [payment]) : [];
  if (booked && !booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
  const stakeLeft = round.stake_units - bet.amount_units;
  await changeRound(desk.tx, round.id, {
    stake_units: stakeLeft,
    held_units: round.held_units - fromRound,
    ...(stakeLeft === 0n && round.win_units === 0n
      ? { state: 'cancelled', closed_at: desk.now }
      : {}),
  });
}

/** Before the account is locked: guards come first, everywhere. */
async function uncount({ tx, protection }: Desk, bet: TransactionRow): Promise<void> {
  const watch = await protection.watch(tx, { staking: [], others: [bet.player] });
  watch.resulted(bet.player, {
    kind: 'refund',
    units: bet.amount_units,
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
