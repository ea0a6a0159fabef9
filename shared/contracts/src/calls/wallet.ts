import { call } from '../call.ts';
import type { TransferId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { entryKinds } from '../cashier-terms.ts';

export interface Balance {
  readonly sumBalance: DecimalAmount;
  readonly currency: string;
  /** Rises with each booking on the account: of two balances the one with the higher version is newer. */
  readonly version: number;
}

/** A member's funds as they stand: `sumBalance` is what can be bet or withdrawn. */
export interface Funds extends Balance {
  /** Held for something that is not decided yet; not part of `sumBalance`. */
  readonly held: DecimalAmount;
}

export type EntryKind = (typeof entryKinds)[number];

export interface StatementEntry {
  readonly transferId: TransferId;
  readonly kind: EntryKind;
  /** Positive when money came to the member. */
  readonly amount: DecimalAmount;
  readonly balanceAfter: DecimalAmount;
  /** What the booking was for, as a ticket's or a deposit's id. */
  readonly reference: string;
  readonly bookedAt: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Pass as `before` to read on; `null` at the end. */
  readonly next: string | null;
}

export const walletCalls = {
  balance: call('GET /wps/v2/wallets/balance', { audience: 'member' }).gives<Funds>(),
  statement: call('GET /wps/member/funds/statement', { audience: 'member' })
    .takes<{
      before?: string;
      limit?: number;
      /** Kinds with commas between; all kinds without it. */
      kinds?: string;
      /** ISO times: from the first one on, before the second one. */
      from?: string;
      to?: string;
    }>()
    .gives<Page<StatementEntry>>(),
};
