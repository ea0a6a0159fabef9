import { createHash } from 'node:crypto';
import type { GameId, MemberId, RoundId, WalletAnswer, WalletStatus } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Partner } from './partners.ts';
import { playableUnits } from './playable.ts';
import type { SessionRow, TransactionRow } from './providers.store.ts';
import { sessionByToken } from './sessions.store.ts';
import {
  changeTransaction,
  claimTransaction,
  dropTransaction,
  lockTransaction,
} from './transactions.store.ts';
import { hashOf } from './tokens.ts';

/** Whether a member has a session of the site that is not over. */
export type IsSignedIn = (tx: Tx, member: MemberId) => Promise<boolean>;

/** The context of a wallet call: one transaction, one partner, one moment. */
export interface WalletContext {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly isSignedIn: IsSignedIn;
  readonly tx: Tx;
  readonly partner: Partner;
  readonly now: Date;
  /** A repair of the platform's books to match the provider's: an earlier refusal does not prevent it. */
  readonly isRepair?: boolean;
}

/** The result of a call. With `player` the answer shows a balance. */
export interface Decision {
  readonly status: WalletStatus;
  readonly player?: Player;
  /** The transaction id was known: this call moved nothing. */
  readonly isRepeat?: boolean;
  /** Shown instead of the current balance. */
  readonly balanceUnits?: bigint | null;
  /** A rollback of a bet that never arrived: it left a tombstone. */
  readonly isUnknown?: boolean;
  readonly more?: Partial<WalletAnswer>;
}

/** A decision with the player's balance, which a dialect formats. */
export interface WalletOutcome extends Omit<Decision, 'player' | 'balanceUnits'> {
  readonly player?: Player & { readonly balanceUnits: bigint };
  /** Of a batch: one for each item, in its order. */
  readonly items?: readonly WalletItemOutcome[];
}

export interface WalletItemOutcome extends Omit<WalletOutcome, 'items'> {
  readonly transactionUuid: string;
}

export interface Player {
  readonly id: MemberId;
  readonly currency: string;
  /** The game, if the call names it: bonus money counts in some games only. */
  readonly game: GameId | null;
}

export function refuse(status: Exclude<WalletStatus, 'RS_OK'>, player?: Player): Decision {
  return player ? { status, player } : { status };
}

export function playerOf(row: { member_id: MemberId; currency: string; game_id: GameId }): Player {
  return { id: row.member_id, currency: row.currency, game: row.game_id };
}

/**
 * The session of a token, live or ended. `null` for a token that was never this partner's, or that belongs to
 * another player than the request names.
 */
export async function sessionOf(
  { tx, partner }: WalletContext,
  { token, user }: { token?: string | undefined; user?: string | undefined },
): Promise<SessionRow | null> {
  if (token === undefined) return null;
  const session = await sessionByToken(tx, { tokenHash: hashOf(token), provider: partner.id });
  if (!session || (user !== undefined && user !== session.member_id)) return null;
  return session;
}

/** The round's player: the session's, or the named one when the provider stores no token. */
export function memberOf(
  session: SessionRow | null,
  { token, user }: { token?: string | undefined; user?: string | undefined },
): MemberId | null {
  if (session) return session.member_id;
  return token === undefined && user !== undefined && isMemberId(user) ? user : null;
}

const isMemberId = (text: string): text is MemberId => /^mem_[0-9a-zA-Z]{8,40}$/.test(text);

export interface Claim {
  readonly player: MemberId;
  readonly kind: 'bet' | 'win' | 'rollback' | 'promo' | 'adjust' | 'tip';
  readonly uuid: string;
  readonly reference: string | null;
  readonly amountUnits: bigint;
  /** Further fields in which a repeat must equal the first request: game, round, currency. */
  readonly fingerprintParts: readonly string[];
}

/** `null` for a new transaction id; otherwise the answer to a repeat. */
export async function takeClaim(
  context: WalletContext,
  claim: Claim,
  player: Player | null,
): Promise<Decision | null> {
  const row = claimedRow(context.partner, claim, context.now);
  if (await claimTransaction(context.tx, row)) return null;
  const known = await lockTransaction(context.tx, row);
  // The first request left nothing, so this one may be repeated.
  if (!known) return { status: 'RS_ERROR_TIMEOUT' };
  if (context.isRepair && known.state === 'refused') {
    await dropTransaction(context.tx, row);
    return takeClaim(context, claim, player);
  }
  if (player) return repeated(context.partner, { known, row, player });
  return { status: answerToRepeat(known, row), isRepeat: true };
}

/** Stores with a claimed id what was booked for it, and the player's balance afterwards. */
export async function recordClaim(
  context: WalletContext,
  claim: Claim,
  done: {
    readonly round: RoundId | null;
    readonly game: GameId | null;
    readonly amountUnits: bigint;
  },
): Promise<void> {
  const balanceUnits = await playableUnits(context, { id: claim.player, game: done.game });
  await changeTransaction(context.tx, claimedRow(context.partner, claim, context.now), {
    round_id: done.round,
    amount_units: done.amountUnits,
    balance_after_units: balanceUnits,
  });
}

/**
 * The answer to a repeat: that of the first request, with the current or the first balance, as agreed with
 * the partner.
 */
export function repeated(
  partner: Partner,
  { known, row, player }: { known: TransactionRow; row: TransactionRow; player: Player },
): Decision {
  const status = answerToRepeat(known, row);
  const isStored = partner.repeats === 'stored' && status === known.status;
  const balanceUnits = isStored ? known.balance_after_units : null;
  return { status, player, isRepeat: status === known.status, balanceUnits };
}

/** The answer for a known transaction id. */
export function answerToRepeat(known: TransactionRow, row: TransactionRow): WalletStatus {
  if (known.state === 'tombstone') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  if (known.fingerprint !== row.fingerprint) return 'RS_ERROR_DUPLICATE_TRANSACTION';
  return known.state === 'rolled-back' ? 'RS_ERROR_TRANSACTION_ROLLED_BACK' : known.status;
}

/** Stores a refusal with its id: a repeat gets the same answer, whatever has changed in the meantime. */
export async function refuseClaim(
  context: WalletContext,
  claim: Claim,
  status: Exclude<WalletStatus, 'RS_OK'>,
  player: Player,
): Promise<Decision> {
  await changeTransaction(context.tx, claimedRow(context.partner, claim, context.now), {
    state: 'refused',
    status,
    balance_after_units: await playableUnits(context, player),
  });
  return refuse(status, player);
}

/** Releases a claimed id without a decision: the same call may be repeated. */
export async function dropClaim(context: WalletContext, claim: Claim): Promise<void> {
  await dropTransaction(context.tx, claimedRow(context.partner, claim, context.now));
}

/** The row of a refused transaction id, which moved nothing. */
export const refusedRow = (
  row: TransactionRow,
  status: WalletStatus,
  balanceUnits: bigint,
): TransactionRow => ({ ...row, state: 'refused', status, balance_after_units: balanceUnits });

/** The row of a booked transaction id. */
export function claimedRow(partner: Partner, claim: Claim, now: Date): TransactionRow {
  return {
    partner: partner.id,
    player: claim.player,
    transaction_uuid: claim.uuid,
    kind: claim.kind,
    fingerprint: fingerprintOf(claim),
    state: 'booked',
    status: 'RS_OK',
    round_id: null,
    amount_units: claim.amountUnits,
    reference: claim.reference,
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

function fingerprintOf({ kind, player, amountUnits, reference, fingerprintParts }: Claim): string {
  const parts = [kind, player, String(amountUnits), reference ?? '', ...fingerprintParts];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}
