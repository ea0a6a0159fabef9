import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';

/** Calls of the seamless wallet protocol, each `POST {wallet}/wallet/v1/{call}`; the platform is the wallet. */
export const walletProtocolPath = '/wallet/v1';

export type WalletCall = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end_round';

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
  | 'RS_ERROR_LIMIT_REACHED';

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
  /** `end_round` only. */
  readonly outcome?: 'completed' | 'cancelled';
}

export interface WalletAnswer {
  readonly status: WalletStatus;
  readonly request_uuid: string;
  readonly user?: string;
  readonly currency?: string;
  /** Units of 1/100,000, as an integer string. */
  readonly balance?: string;
  /** `authenticate` only: the game session's token, and the session's language and end. */
  readonly token?: string;
  readonly language?: string;
  readonly session_expires_at?: string;
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
  /** Path without the host, with its query. */
  readonly path: string;
  /** Lower-case hex SHA-256 of the raw body. */
  readonly bodyHash: string;
}

/** What the HMAC-SHA256 of a request is made over. */
export function stringToSign(parts: SignedParts): string {
  return [parts.timestamp, parts.nonce, parts.method, parts.path, parts.bodyHash].join('\n');
}

/** Launch parameters that the platform puts on a game's address. */
export interface LaunchParameters {
  readonly launch_token: string;
  readonly game_code: string;
  readonly language: string;
  readonly currency: string;
  readonly lobby_url: string;
  /** Origin of the page that frames the game: the only one it may post messages to. */
  readonly host_origin: string;
}

/**
 * The platform reads a provider's games from `GET {provider}/catalogue?after=<cursor>&limit=1000`, signed like a
 * wallet call over the path with its query. Answer with an `ETag` of the whole catalogue, the same on each page:
 * the next reading sends it as `If-None-Match`, and 304 says that nothing changed.
 */
export const cataloguePath = '/catalogue';

export interface CataloguePage {
  readonly games: readonly CatalogueGame[];
  /** What the next page begins `after`; `null` on the last one. */
  readonly next: string | null;
}

export interface CatalogueGame {
  readonly code: string;
  readonly name: Localized;
  readonly kind: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ELOTT' | 'LOTT';
  readonly classify: string;
  /** Path of the game's page on the provider's origin. */
  readonly launch_path: string;
  readonly art: string;
  readonly rtp: number;
  /** By currency code: a game is not offered in a currency that is not named here. */
  readonly min_bet: Readonly<Record<string, DecimalAmount>>;
  readonly hot: boolean;
  /** The most that one round may cost, by currency code. */
  readonly max_bet?: Readonly<Record<string, DecimalAmount>>;
  /** Languages that the game itself speaks, as `en`. */
  readonly languages?: readonly string[];
  /** The game opens without a session where its address carries `FunLaunchParameters` instead. */
  readonly has_fun_play?: boolean;
  /** An https address of the game's picture; without one the lobby draws a cover from `art`. */
  readonly image?: string;
}

/** On the address of a game that is played for nothing: no token, no wallet. */
export interface FunLaunchParameters {
  readonly mode: 'fun';
  readonly game_code: string;
  readonly language: string;
  readonly currency: string;
  readonly lobby_url: string;
  readonly host_origin: string;
}
