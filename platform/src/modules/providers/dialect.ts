import type { WalletStatus } from '@croupier/contracts';
import type { Headers } from '../../http/signature.ts';
import type { WalletOutcome } from './wallet-context.ts';
import type { Order } from './orders.ts';
import type { Partner, Partners } from './partners.ts';

/** A provider's request as received: the signature covers the raw body. */
export interface ReceivedRequest {
  /** The route's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Includes the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  readonly body: string;
  /** The sender's IP address. */
  readonly ip: string;
}

/**
 * The authenticated caller. A signature without its own nonce relies on the transaction ids alone against
 * replays.
 */
export type Authentication =
  | { readonly ok: true; readonly partner: Partner; readonly nonce: string | null }
  | { readonly ok: false; readonly status: WalletStatus };

export type ReadRequest =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly status: WalletStatus };

export interface DialectAnswer {
  readonly httpStatus: number;
  readonly body: object;
}

/**
 * The mapping between a family of providers and the wallet: pure functions and the family's signature scheme.
 */
export interface Dialect {
  readonly id: Partner['dialect'];
  /** Path of its calls, such as `/wallet/v1/:call`. */
  readonly route: string;
  admit(received: ReceivedRequest, partners: Partners, now: Date): Authentication;
  /** `null` for a call that the dialect does not have. */
  read(received: ReceivedRequest): ReadRequest | null;
  answer(outcome: WalletOutcome, received: ReceivedRequest): DialectAnswer;
}
