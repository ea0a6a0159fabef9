import { sql, type ColumnType, type Insertable, type Selectable } from 'kysely';
import type {
  BonusId,
  BonusTerms,
  CatalogueGame,
  GameId,
  Localized,
  MemberId,
  RoundId,
  WalletStatus,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';

/** A column written as JSON text and read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A count that begins at zero. */
type Counted = ColumnType<bigint, bigint | undefined, bigint>;

export interface ProvidersTables {
  game: {
    id: GameId;
    provider: string;
    code: string;
    name: Json<Localized>;
    search: string;
    kind: CatalogueGame['kind'];
    classify: string;
    launch_path: string;
    art: string;
    rtp: number;
    min_bet: Json<CatalogueGame['min_bet']>;
    is_hot: boolean;
    is_active: boolean;
    position: number;
    read_at: Date;
    max_bet: Json<CatalogueGame['min_bet']>;
    languages: Json<readonly string[]>;
    has_fun_play: boolean;
    image: string | null;
    fingerprint: string;
  };
  game_catalogue: { provider: string; etag: string | null; version: number; read_at: Date };
  game_hidden: { brand: string; game_id: GameId };
  provider_hidden: { brand: string; provider: string };
  lobby_country: {
    brand: string;
    provider: string;
    game_id: GameId | '';
    mode: 'admit' | 'refuse';
    countries: readonly string[];
  };
  brand_lobby: { brand: string; version: number };
  game_launch: PlayerOfGame & {
    token_hash: string;
    expires_at: Date;
    used_at: Date | null;
    min_cycle_ms: number;
  };
  game_session: PlayerOfGame & {
    id: string;
    token_hash: string;
    started_at: Date;
    expires_at: Date;
    is_disabled: boolean;
    staked_units: Counted;
    won_units: Counted;
  };
  game_round: {
    id: RoundId;
    provider: string;
    member_id: MemberId;
    provider_round: string;
    account: string;
    brand: string;
    game_id: GameId;
    currency: string;
    state: 'open' | 'closed' | 'cancelled';
    stake_units: bigint;
    win_units: bigint;
    held_units: bigint;
    started_at: Date;
    closed_at: Date | null;
    is_play: boolean;
    /** In which it began. */
    session_id: string | null;
    /** The bonus that a part of its stakes came from. */
    bonus_id: BonusId | null;
    bonus_stake_units: bigint;
    /** What of its wins a jackpot of the provider paid. */
    jackpot_units: bigint;
  };
  provider_tx: {
    partner: string;
    player: MemberId;
    transaction_uuid: string;
    kind: 'bet' | 'win' | 'rollback' | 'promo' | 'adjust' | 'unknown';
    fingerprint: string;
    state: 'booked' | 'refused' | 'rolled-back' | 'tombstone';
    status: WalletStatus;
    round_id: RoundId | null;
    amount_units: bigint;
    reference: string | null;
    settled_by: string | null;
    booked_at: Date;
    balance_after_units: bigint | null;
    by_rule: 'win-without-bet' | 'many-bets-one-win' | 'many-wins-one-bet' | null;
    free_rounds_id: string | null;
    /** What of its amount was of a bonus, and what of a bet counted for its terms. */
    bonus_id: BonusId | null;
    bonus_units: bigint;
    wager_units: bigint;
    jackpot_units: bigint;
  };
  free_rounds: {
    id: string;
    provider: string;
    member_id: MemberId;
    game_code: string | null;
    currency: string;
    rounds: number;
    used: ColumnType<number, number | undefined, number>;
    stake_units: bigint;
    expires_at: Date;
    /** Wins go into a bonus under these terms; `null`: to cash. */
    win_terms: ColumnType<BonusTerms | null, string | null, string | null>;
  };
  provider_call: {
    provider: string;
    minute: Date;
    status: string;
    at_most_ms: number;
    calls: bigint;
  };
  game_debt: { member_id: MemberId; currency: string; owed_units: bigint };
  provider_report: {
    id: string;
    provider: string;
    kind: 'reconciliation' | 'round-ended' | 'result-corrected';
    made_at: Date;
    from_at: Date | null;
    until_at: Date | null;
    is_clean: boolean;
    facts: Json<unknown>;
  };
}

/** Who plays what, fixed at launch: the currency cannot change within a session. */
export interface PlayerOfGame {
  member_id: MemberId;
  account: string;
  brand: string;
  game_id: GameId;
  provider: string;
  game_code: string;
  currency: string;
  language: string;
  /** A trial account's: play money. */
  is_play: boolean;
  /** Where the player was when the game was opened; `null` where nobody knows. */
  country: string | null;
}

export type LaunchRow = ProvidersTables['game_launch'];
export type SessionRow = Selectable<ProvidersTables['game_session']>;
export type RoundRow = ProvidersTables['game_round'];
export type TransactionRow = ProvidersTables['provider_tx'];
export type TransactionKey = Pick<TransactionRow, 'partner' | 'player' | 'transaction_uuid'>;

export async function addLaunch(tx: Tx, launch: LaunchRow): Promise<void> {
  await tx.insertInto('game_launch').values(launch).execute();
}

/** Spends a launch token; `undefined` where it is unknown, spent or too old. */
export function spendLaunch(
  tx: Tx,
  { tokenHash, provider, now }: { tokenHash: string; provider: string; now: Date },
): Promise<LaunchRow | undefined> {
  return tx
    .updateTable('game_launch')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function dropLaunchesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('game_launch').where('expires_at', '<', time).execute();
}

export async function addSession(
  tx: Tx,
  session: Insertable<ProvidersTables['game_session']>,
): Promise<void> {
  await tx.insertInto('game_session').values(session).execute();
}

/** Ends a member's other sessions of a game: no bet comes in by them any more. */
export async function endSessions(
  tx: Tx,
  { member, provider, game }: { member: MemberId; provider: string; game: GameId },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ expires_at: now })
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .where('game_id', '=', game)
    .where('expires_at', '>', now)
    .execute();
}

/** The member's last session with a provider, whether it is over or not. */
export function lastSession(
  tx: Tx,
  { member, provider }: { member: MemberId; provider: string },
): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('game_session')
    .selectAll()
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds to what a session counts; below zero where something was taken back. */
export async function countInSession(
  tx: Tx,
  session: string,
  { staked, won }: { staked: bigint; won: bigint },
): Promise<void> {
  await sql`UPDATE game_session SET staked_units = staked_units + ${staked}::bigint, won_units = won_units + ${won}::bigint
    WHERE id = ${session}`.execute(tx);
}

export async function disableSessions(tx: Tx, member: MemberId): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ is_disabled: true })
    .where('member_id', '=', member)
    .execute();
}

export function sessionByToken(
  tx: Tx,
  { tokenHash, provider }: { tokenHash: string; provider: string },
): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('game_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Takes a transaction id: `true` for the first who comes. A second one waits for the first to commit. */
export async function claimTransaction(tx: Tx, row: TransactionRow): Promise<boolean> {
  const claimed = await tx
    .insertInto('provider_tx')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['partner', 'player', 'transaction_uuid']).doNothing(),
    )
    .returning('transaction_uuid')
    .executeTakeFirst();
  return claimed !== undefined;
}

export function lockTransaction(tx: Tx, key: TransactionKey): Promise<TransactionRow | undefined> {
  return tx
    .selectFrom('provider_tx')
    .selectAll()
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeTransaction(
  tx: Tx,
  key: TransactionKey,
  change: Partial<
    Pick<TransactionRow, 'state' | 'status' | 'round_id' | 'amount_units' | 'balance_after_units'>
  >,
): Promise<void> {
  await tx
    .updateTable('provider_tx')
    .set(change)
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .execute();
}

export async function dropTransaction(tx: Tx, key: TransactionKey): Promise<void> {
  await tx
    .deleteFrom('provider_tx')
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .execute();
}

export type RoundKey = Pick<RoundRow, 'provider' | 'member_id' | 'provider_round'>;

export function lockRound(tx: Tx, key: RoundKey): Promise<RoundRow | undefined> {
  return tx
    .selectFrom('game_round')
    .selectAll()
    .where('provider', '=', key.provider)
    .where('member_id', '=', key.member_id)
    .where('provider_round', '=', key.provider_round)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeRound(
  tx: Tx,
  id: RoundId,
  change: Partial<
    Pick<
      RoundRow,
      | 'state'
      | 'stake_units'
      | 'bonus_stake_units'
      | 'win_units'
      | 'jackpot_units'
      | 'held_units'
      | 'closed_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('game_round').set(change).where('id', '=', id).execute();
}
