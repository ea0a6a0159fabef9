import type { ColumnType, Selectable } from 'kysely';
import type {
  BonusId,
  BonusTerms,
  CatalogueGame,
  FreeRoundsId,
  FreeRoundsOfferId,
  GameId,
  Localized,
  MemberId,
  ProviderReport,
  RoundId,
  WalletStatus,
} from '@croupier/contracts';

import type { HeldWinTable } from './held-wins.store.ts';
import type { PartnerTable } from './partners.store.ts';

/** A column written as JSON text and read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A count that starts at zero. */
type CountColumn = ColumnType<bigint, bigint | undefined, bigint>;

type FreeRoundsEnd = 'active' | 'cancelled' | 'expired';

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
    rtp_range: ColumnType<
      NonNullable<CatalogueGame['rtp_range']> | null,
      string | null | undefined,
      string | null
    >;
    min_bet: Json<CatalogueGame['min_bet']>;
    is_hot: boolean;
    is_active: boolean;
    position: number;
    read_at: Date;
    max_bet: Json<CatalogueGame['min_bet']>;
    max_win_times: ColumnType<number | null, number | null | undefined, number | null>;
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
    max_stake_units: bigint | null;
  };
  game_session: PlayerOfGame & {
    id: string;
    token_hash: string;
    started_at: Date;
    expires_at: Date;
    is_disabled: boolean;
    staked_units: CountColumn;
    won_units: CountColumn;
  };
  game_session_former_token: { token_hash: string; session_id: string; usable_until: Date };
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
    /** The sum of corrections to the result; negative if the player received too much. */
    adjusted_units: bigint;
    started_at: Date;
    closed_at: Date | null;
    /** Since when it waits for a readable answer of its provider. */
    parked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    is_play: boolean;
    /** The session in which the round began. */
    session_id: string | null;
    /** The bonus that paid a part of its stakes. */
    bonus_id: BonusId | null;
    bonus_stake_units: bigint;
    /** The part of its wins that a jackpot of the provider paid. */
    jackpot_units: bigint;
  };
  provider_tx: {
    partner: string;
    player: MemberId;
    transaction_uuid: string;
    kind: 'bet' | 'win' | 'rollback' | 'promo' | 'adjust' | 'tip' | 'unknown';
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
    /** The bonus part of the amount, and the part of a bet that counted for the bonus's terms. */
    bonus_id: BonusId | null;
    bonus_units: bigint;
    wager_units: bigint;
    jackpot_units: bigint;
  };
  free_rounds: {
    id: FreeRoundsId;
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
    state: ColumnType<'active' | 'cancelled' | 'expired', FreeRoundsEnd | undefined, FreeRoundsEnd>;
    offer_id: FreeRoundsOfferId | null;
    campaign: ColumnType<Localized | null, string | null, string | null>;
    granted_at: ColumnType<Date, Date | undefined, Date>;
    ended_at: Date | null;
    revision: ColumnType<number, number | undefined, number>;
    tell_at: Date | null;
    tell_attempts: ColumnType<number, number | undefined, number>;
    tell_fault: string | null;
    told_at: Date | null;
  };
  provider_call: {
    provider: string;
    minute: Date;
    status: string;
    at_most_ms: number;
    calls: bigint;
  };
  held_win: HeldWinTable;
  provider_partner: PartnerTable;
  game_debt: { member_id: MemberId; currency: string; owed_units: bigint };
  provider_report: {
    id: string;
    provider: string;
    kind: ProviderReport['kind'];
    made_at: Date;
    from_at: Date | null;
    until_at: Date | null;
    is_clean: boolean;
    facts: Json<unknown>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends ProvidersTables {}
}

/** Player, game and currency, fixed at launch: the currency cannot change within a session. */
export interface PlayerOfGame {
  member_id: MemberId;
  account: string;
  brand: string;
  game_id: GameId;
  provider: string;
  game_code: string;
  currency: string;
  language: string;
  /** Belongs to a trial account: play money. */
  is_play: boolean;
  /** The player's country when the game was opened; `null` if unknown. */
  country: string | null;
}

export type LaunchRow = ProvidersTables['game_launch'];
export type SessionRow = Selectable<ProvidersTables['game_session']>;
export type RoundRow = Selectable<ProvidersTables['game_round']>;
export type TransactionRow = ProvidersTables['provider_tx'];
export type TransactionKey = Pick<TransactionRow, 'partner' | 'player' | 'transaction_uuid'>;
export type RoundKey = Pick<RoundRow, 'provider' | 'member_id' | 'provider_round'>;
