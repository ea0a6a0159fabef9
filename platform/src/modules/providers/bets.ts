import type { WalletStatus } from '@croupier/contracts';
import { accounts } from '../ledger/index.ts';
import {
  dropClaim,
  playerOf,
  refuse,
  sessionOf,
  takeClaim,
  type Claim,
  type Decision,
  type Desk,
} from './desk.ts';
import {
  addRoundIfNew,
  changeRound,
  changeTransaction,
  dropRound,
  isGameOpen,
  lockRound,
  type RoundRow,
  type SessionRow,
} from './providers.store.ts';
import { closeRound } from './rounds.ts';
import type { RequestOf } from './wallet-request.ts';

type Bet = RequestOf<'bet'>;

/** Debits a stake: needs a live session, an open game, the session's currency and an open or new round. */
export async function bet(desk: Desk, request: Bet): Promise<Decision> {
  const session = await sessionOf(desk, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const claim = claimOf(session, request);
  const player = playerOf(session);
  // A repeat is answered before the session is looked at: the first one may have been its last act.
  const repeated = await takeClaim(desk, claim);
  if (repeated) return { status: repeated, player };

  const status = (await faultOf(desk, session, request)) ?? (await place(desk, session, request));
  // Only "not enough money" is final for this id; other refusals leave it free.
  if (status !== 'RS_OK' && status !== 'RS_ERROR_NOT_ENOUGH_MONEY') await dropClaim(desk, claim);
  return { status, player };
}

async function faultOf(
  desk: Desk,
  session: SessionRow,
  request: Bet,
): Promise<WalletStatus | null> {
  if (session.expires_at <= desk.now) return 'RS_ERROR_TOKEN_EXPIRED';
  if (request.game_code !== session.game_code) return 'RS_ERROR_INVALID_GAME';
  if (request.currency !== session.currency) return 'RS_ERROR_WRONG_CURRENCY';
  const isOpen = await isGameOpen(desk.tx, { game: session.game_id, brand: session.brand });
  return isOpen ? null : 'RS_ERROR_INVALID_GAME';
}

async function place(desk: Desk, session: SessionRow, request: Bet): Promise<WalletStatus> {
  const { round, isNew } = await openRound(desk, session, request.round);
  if (round.state !== 'open') return 'RS_ERROR_ALREADY_SETTLED';
  const key = {
    partner: desk.partner.id,
    player: session.member_id,
    transaction_uuid: request.transaction_uuid,
  };
  if (!(await debit(desk, round, request))) {
    if (isNew) await dropRound(desk.tx, round.id);
    await changeTransaction(desk.tx, key, {
      state: 'refused',
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    });
    return 'RS_ERROR_NOT_ENOUGH_MONEY';
  }
  await changeTransaction(desk.tx, key, { round_id: round.id });
  const staked: RoundRow = {
    ...round,
    stake_units: round.stake_units + request.amount,
    held_units: round.held_units + request.amount,
  };
  await changeRound(desk.tx, round.id, {
    stake_units: staked.stake_units,
    held_units: staked.held_units,
  });
  if (request.round_closed) await closeRound(desk, staked, 'closed');
  return 'RS_OK';
}

async function debit(desk: Desk, round: RoundRow, request: Bet): Promise<boolean> {
  if (request.amount === 0n) return true;
  const [booked] = await desk.ledger.book(desk.tx, [
    {
      key: `game:${desk.partner.id}:${round.member_id}:${request.transaction_uuid}`,
      kind: 'game-bet',
      currency: round.currency,
      reference: round.id,
      moves: [
        {
          from: accounts.cash(round.member_id),
          to: accounts.round(round.id),
          amountUnits: request.amount,
        },
      ],
    },
  ]);
  return booked?.ok ?? false;
}

async function openRound({ tx, core, now, partner }: Desk, session: SessionRow, name: string) {
  const fresh: RoundRow = {
    id: core.ids.next('rnd'),
    provider: partner.id,
    member_id: session.member_id,
    provider_round: name,
    account: session.account,
    brand: session.brand,
    game_id: session.game_id,
    currency: session.currency,
    state: 'open',
    stake_units: 0n,
    win_units: 0n,
    held_units: 0n,
    started_at: now,
    closed_at: null,
  };
  await addRoundIfNew(tx, fresh);
  const round = (await lockRound(tx, fresh)) ?? fresh;
  return { round, isNew: round.id === fresh.id };
}

function claimOf(session: SessionRow, request: Bet): Claim {
  return {
    player: session.member_id,
    kind: 'bet',
    uuid: request.transaction_uuid,
    reference: null,
    amountUnits: request.amount,
    sameness: [request.game_code, request.round, request.currency],
  };
}
