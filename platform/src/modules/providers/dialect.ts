import type { WalletStatus } from '@croupier/contracts';
import type { Headers } from '../../http/signature.ts';
import type { WalletOutcome } from './wallet-context.ts';
import type { Order } from './orders.ts';
import type { Partner, Partners } from './partners.ts';

/** A provider's request as it came in: the raw body is what was signed. */
export interface ReceivedRequest {
  /** The route's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** With its query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  readonly body: string;
  /** Where it comes from. */
  readonly ip: string;
}

/** Who called. A signature without a nonce of its own has the transaction ids alone against replays. */
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

/** How a family of providers speaks to the wallet: pure mappings, and a signature of its own. */
export interface Dialect {
  readonly id: Partner['dialect'];
  /** Path of its calls, as `/wallet/v1/:call`. */
  readonly route: string;
  admit(received: ReceivedRequest, partners: Partners, now: Date): Authentication;
  /** `null` for a call that the dialect does not have. */
  read(received: ReceivedRequest): ReadRequest | null;
  answer(outcome: WalletOutcome, received: ReceivedRequest): DialectAnswer;
}
