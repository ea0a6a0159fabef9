import type { GameType } from '../game-types.ts';
import type { Localized } from '../languages.ts';
import type { CurrencyPosition, DecimalAmount } from '../money.ts';

/** Calls of the seamless wallet protocol, each `POST {wallet}/wallet/v1/{call}`; the platform is the wallet. */
export const walletProtocolPath = '/wallet/v1';

export const walletCallNames = [
  'authenticate',
  'refresh',
  'balance',
  'bet',
  'win',
  'betwin',
  'bets',
  'wins',
  'rollback',
  'end_round',
  'promo_win',
  'tip',
  'status',
  'adjust',
] as const;
export type WalletCall = (typeof walletCallNames)[number];

export type WalletStatus =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_TIMEOUT'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  /** A bet or win for a closed round, or a rollback of a bet that already has its win. */
  | 'RS_ERROR_ALREADY_SETTLED'
  /** One of the player's own limits. */
  | 'RS_ERROR_LIMIT_REACHED'
  /** Above the operator's maximum bet. */
  | 'RS_ERROR_BET_LIMIT_EXCEEDED'
  /** A bet of an all-or-nothing batch in which another bet was refused: nothing of the batch was booked. */
  | 'RS_ERROR_BATCH_REFUSED';

export interface WalletRequest {
  readonly request_uuid: string;
  readonly token?: string;
  readonly launch_token?: string;
  readonly user?: string;
  readonly transaction_uuid?: string;
  readonly reference_transaction_uuid?: string;
  readonly round?: string;
  readonly round_closed?: boolean;
  readonly currency?: string;
  /** Units of 1/100,000, as an integer string. */
  readonly amount?: string;
  readonly game_code?: string;
  /** A bet from granted free rounds (`reward_uuid`): it moves no money. */
  readonly is_free?: boolean;
  readonly reward_uuid?: string;
  /** The part of a win that a jackpot paid. */
  readonly jackpot_win?: string;
  /** `betwin` only: the win that belongs to the bet. */
  readonly win_transaction_uuid?: string;
  readonly win_amount?: string;
  /** `promo_win` only. */
  readonly campaign?: string;
  /** `adjust` only: the corrected bet or win, and the reason; its `amount` may be negative. */
  readonly reference?: string;
  readonly reason?: 'resettle' | 'void_settlement';
  /** `end_round` only. */
  readonly outcome?: 'completed' | 'cancelled';
  /** `bets` only: each bet for itself, or all of them or none. */
  readonly mode?: WalletBatchMode;
  /** `bets` and `wins`: each is a `bet` or a `win` without a `request_uuid`. */
  readonly items?: readonly Omit<WalletRequest, 'request_uuid' | 'items'>[];
}

export const walletBatchModes = ['each', 'all'] as const;
export type WalletBatchMode = (typeof walletBatchModes)[number];

/** A batch has at most so many items. */
export const walletBatchAtMost = 50;

export interface WalletAnswer {
  readonly status: WalletStatus;
  readonly request_uuid: string;
  readonly user?: string;
  readonly currency?: string;
  /** Units of 1/100,000, as an integer string. */
  readonly balance?: string;
  /** `authenticate` and `refresh`: the game session's token, and the session's end; its language by `authenticate`. */
  readonly token?: string;
  readonly language?: string;
  readonly session_expires_at?: string;
  /**
   * `authenticate` only: the minimum time between two plays, as in the launch parameters, but the player
   * cannot change it.
   */
  readonly min_cycle_ms?: number;
  /** `authenticate` only: the most that one play may stake, in units; absent without such a limit. */
  readonly max_stake?: string;
  /** `authenticate` only: the player's free rounds in the session's game. */
  readonly free_rounds?: readonly WalletFreeRounds[];
  /** A free bet only: how many free rounds of its `reward_uuid` are left. */
  readonly free_rounds_left?: number;
  /**
   * `authenticate` and `bet`: what a game has to show about the session, and what the player's limits leave.
   */
  readonly session_started_at?: string;
  /** Wins minus stakes of the session, in units. */
  readonly session_net?: string;
  /** `null` if no reality check is due in this play. */
  readonly reality_check_at?: string | null;
  readonly limits_remaining?: WalletLimits;
  /** `status` only. */
  readonly transaction?: WalletTransaction;
  /** `bets` and `wins`: what was decided for each item, in the order of the request. */
  readonly items?: readonly WalletItemAnswer[];
}

export interface WalletItemAnswer extends Omit<WalletAnswer, 'request_uuid' | 'items'> {
  readonly transaction_uuid: string;
}

/** What the player's tightest limits leave: units, and seconds of play; `null` without such a limit. */
export interface WalletLimits {
  readonly deposit: string | null;
  readonly loss: string | null;
  readonly wager: string | null;
  readonly time: number | null;
}

/** The wallet's state of a transaction id. */
export interface WalletTransaction {
  readonly state: 'NOT_FOUND' | 'BOOKED' | 'REFUSED' | 'ROLLED_BACK' | 'TOMBSTONE';
  readonly kind?: 'bet' | 'win' | 'rollback' | 'promo' | 'adjust' | 'tip';
  readonly round?: string;
  readonly amount?: string;
  /** The player's balance before and after this transaction. */
  readonly balance_before?: string;
  readonly balance_after?: string;
}

export const signatureHeaders = {
  partner: 'x-partner-id',
  key: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

export interface SignedParts {
  /** Unix seconds as sent in the header. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: 'GET' | 'POST';
  /** Path without the host, including the query. */
  readonly path: string;
  /** Lower-case hex SHA-256 of the raw body. */
  readonly bodyHash: string;
}

/** The text signed by a request's HMAC-SHA256. */
export function stringToSign(parts: SignedParts): string {
  return [parts.timestamp, parts.nonce, parts.method, parts.path, parts.bodyHash].join('\n');
}

/** Launch parameters that the platform adds to a game's address. */
export interface LaunchParameters {
  readonly launch_token: string;
  readonly game_code: string;
  readonly language: string;
  readonly currency: string;
  readonly currency_position?: CurrencyPosition;
  readonly lobby_url: string;
  /** Origin of the page that frames the game: the only one to which it may post messages. */
  readonly host_origin: string;
  /** Pages of the site that a game links to. */
  readonly cashier_url: string;
  readonly history_url: string;
  readonly rg_url: string;
  readonly reality_check_url: string;
  readonly session_timeout_url: string;
  readonly autoplay: 'off';
  /** Minimum time between two plays. */
  readonly min_cycle_ms: string;
  /** The most that one play may stake, by the provider's agreement and the brand's jurisdiction. */
  readonly max_stake?: DecimalAmount;
  /** One of the player's rounds to replay, by the provider's name for it. */
  readonly show_round?: string;
  /** `reward_uuid`s of the player's free rounds in the game, the first to expire first, with a comma between. */
  readonly free_rounds?: string;
}

/** Free rounds in the answer of `authenticate`: valid for the session's game. */
export interface WalletFreeRounds {
  readonly reward_uuid: string;
  /** `null`: every game of the provider. */
  readonly game_code: string | null;
  readonly rounds: number;
  readonly left: number;
  /** The most that one of them may be worth: units of 1/100,000, as an integer string. */
  readonly stake: string;
  readonly expires_at: string;
}

/**
 * The platform notifies a provider of free rounds by `POST {provider}/free-rounds`, signed like a wallet
 * call.
 */
export const freeRoundsPath = '/free-rounds';

/** How free rounds stand. Later news of the same `reward_uuid` has a higher `revision`; the rest is ignored. */
export interface ProviderFreeRounds extends WalletFreeRounds {
  readonly revision: number;
  readonly state: 'active' | 'cancelled' | 'expired';
  readonly user: string;
  readonly currency: string;
}

/** Round details of a provider: `GET {provider}/rounds/{round}?user=`, signed like a wallet call. */
export const roundsPath = '/rounds';

export interface ProviderRound {
  readonly round: string;
  readonly state: 'open' | 'completed' | 'cancelled';
  readonly transactions: readonly ProviderTransaction[];
}

/** A provider's own book of a period: `GET {provider}/transactions?from=&until=&after=`, signed. */
export const transactionsPath = '/transactions';

export interface ProviderTransactionPage {
  readonly transactions: readonly ProviderTransaction[];
  /** For `after`; `null` on the last page. */
  readonly next: string | null;
}

/** `cancelled`: the provider treats it as if it never existed. */
export interface ProviderTransaction {
  readonly transaction_uuid: string;
  readonly kind: 'bet' | 'win';
  readonly state: 'done' | 'cancelled';
  readonly user: string;
  readonly round: string;
  readonly game_code: string;
  readonly currency: string;
  /** Units of 1/100,000, as an integer string. */
  readonly amount: string;
  /** For a win: its bet. */
  readonly reference_transaction_uuid?: string;
  readonly round_closed?: boolean;
  /** When the provider decided it. */
  readonly at: string;
}

/**
 * The platform reads a provider's games from `GET {provider}/catalogue?after=<cursor>&limit=1000`, signed
 * like a wallet call over the path with its query. Answer with an `ETag` of the whole catalogue, the same on
 * each page: the next read sends it as `If-None-Match`, and 304 means that nothing changed.
 */
export const cataloguePath = '/catalogue';

export interface CataloguePage {
  readonly games: readonly CatalogueGame[];
  /** The `after` value of the next page; `null` on the last one. */
  readonly next: string | null;
}

export interface CatalogueGame {
  readonly code: string;
  readonly name: Localized;
  readonly kind: GameType;
  readonly classify: string;
  /** Path of the game's page on the provider's origin. */
  readonly launch_path: string;
  readonly art: string;
  /** What a stake returns on average, in percent; where bets differ, the return of the game's main bet. */
  readonly rtp: number;
  /** The lowest and the highest return of any bet, where bets differ. */
  readonly rtp_range?: { readonly least: number; readonly most: number };
  /** By currency code: a game is not offered in a missing currency. */
  readonly min_bet: Readonly<Record<string, DecimalAmount>>;
  readonly hot: boolean;
  /** Maximum cost of one round, by currency code. */
  readonly max_bet?: Readonly<Record<string, DecimalAmount>>;
  /** The most that a round can win, as a multiple of its stake: a win above it is looked at by people. */
  readonly max_win_times?: number;
  /** Languages of the game itself, such as `en`. */
  readonly languages?: readonly string[];
  /** The game opens without a session if its address has `FunLaunchParameters` instead. */
  readonly has_fun_play?: boolean;
  /** An https address of the game's picture; without one the lobby generates a cover from `art`. */
  readonly image?: string;
}

/** Parameters of a game in fun play: no token, no wallet. */
export interface FunLaunchParameters {
  readonly mode: 'fun';
  readonly game_code: string;
  readonly language: string;
  readonly currency: string;
  readonly currency_position?: CurrencyPosition;
  readonly lobby_url: string;
  readonly host_origin: string;
}
