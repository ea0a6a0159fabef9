import { call } from '../call.ts';
import type { DepositId, TransferId } from '../ids.ts';
import type { Language, Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';

export interface Balance {
  readonly sumBalance: DecimalAmount;
  readonly currency: string;
  /** Rises with each booking on the account: of two balances the one with the higher version is newer. */
  readonly version: number;
}

export type EntryKind =
  | 'deposit'
  | 'stake'
  | 'payout'
  | 'refund'
  | 'game-bet'
  | 'game-win'
  | 'game-rollback'
  | 'bonus';

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

export interface DepositMethod {
  readonly code: string;
  readonly provider: string;
  readonly name: Localized;
  readonly minAmount: DecimalAmount;
  readonly maxAmount: DecimalAmount;
  readonly suggested: readonly DecimalAmount[];
}

export type DepositState = 'pending' | 'credited' | 'declined' | 'expired';

export interface Deposit {
  readonly id: DepositId;
  readonly method: string;
  readonly amount: DecimalAmount;
  readonly state: DepositState;
  readonly requestedAt: string;
  /** The payment provider's page, while the deposit is pending. */
  readonly payUrl: string | null;
}

export const walletCalls = {
  balance: call('GET /wps/v2/wallets/balance', { audience: 'member' }).gives<Balance>(),
  statement: call('GET /wps/member/funds/statement', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<StatementEntry>>(),
  depositMethods: call('GET /wps/cashier/methods', { audience: 'member' }).gives<
    readonly DepositMethod[]
  >(),
  requestDeposit: call('POST /wps/cashier/deposits', { audience: 'member', once: true })
    .takes<{
      method: string;
      amount: DecimalAmount;
      /** Path on the site, or address of its own origin, that the provider's page leads back to. */
      returnUrl: string;
      /** Language of the provider's page. */
      language: Language;
    }>()
    .gives<Deposit>()
    .fails('amount-out-of-range', 'deposit-method-unavailable', 'in_need_true_account'),
  deposits: call('GET /wps/cashier/deposits', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<Deposit>>(),
};
