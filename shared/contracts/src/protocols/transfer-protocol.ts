/**
 * Calls of the transfer protocol, each a signed `POST {provider}/transfer/v1/{call}`: for providers that keep
 * their own wallets. Here the provider is the server, and the platform the client. A provider executes each
 * reference once, however often it arrives. `check` is final: a provider never executes a reference that it
 * does not know at that time, so that "failed" is reliable.
 */
export const transferProtocolPath = '/transfer/v1';

/** `deposit` puts money into the provider's wallet, `withdraw` takes money out. */
export type TransferCall = 'deposit' | 'withdraw' | 'check' | 'balance';

export type TransferStatus =
  | 'RS_OK'
  /** Final: nothing was moved, and nothing will be under this reference. */
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_REFUSED'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  /** Not final: ask again. */
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_TIMEOUT';

export interface TransferRequest {
  readonly user: string;
  readonly currency: string;
  /** For transfers and `check`. */
  readonly reference?: string;
  /** Units of 1/100,000, as an integer string; for transfers. */
  readonly amount?: string;
}

export interface TransferAnswer {
  readonly status: TransferStatus;
  /** Balance of the provider's wallet afterwards, in units of 1/100,000 as an integer string. */
  readonly balance?: string;
}
