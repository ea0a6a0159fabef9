/**
 * Calls of the transfer protocol, each a signed `POST {provider}/transfer/v1/{call}`: for providers that keep
 * wallets of their own. Here the provider is the server, and the platform asks.
 *
 * A provider does each reference once, whatever comes how often. `check` is the last word: what it does not
 * know by then it never does, so that "failed" is safe to believe.
 */
export const transferProtocolPath = '/transfer/v1';

/** `deposit` puts money into the provider's wallet, `withdraw` takes it out. */
export type TransferCall = 'deposit' | 'withdraw' | 'check' | 'balance';

export type TransferStatus =
  | 'RS_OK'
  /** Definite: nothing was moved, and nothing will be under this reference. */
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_REFUSED'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  /** Not definite: ask again. */
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_TIMEOUT';

export interface TransferRequest {
  readonly user: string;
  readonly currency: string;
  /** Of a transfer and of `check`. */
  readonly reference?: string;
  /** Units of 1/100,000, as an integer string; of a transfer. */
  readonly amount?: string;
}

export interface TransferAnswer {
  readonly status: TransferStatus;
  /** The provider's wallet afterwards, in units of 1/100,000 as an integer string. */
  readonly balance?: string;
}
