import { call } from '../call.ts';
import type { TransferId, WalletTransferId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { entryKinds } from '../cashier-terms.ts';

export interface Balance {
  /** Cash. */
  readonly sumBalance: DecimalAmount;
  readonly currency: string;
  /** Rises with each booking on the account: the balance with the higher version is newer. */
  readonly version: number;
}

/** A member's current funds: `sumBalance` is the cash, which can be bet or withdrawn. */
export interface Funds extends Balance {
  /** Money under bonus terms: it can be staked in games but not withdrawn. Not part of `sumBalance`. */
  readonly bonus: DecimalAmount;
  /** Held for a pending decision, such as a withdrawal; not part of `sumBalance`. */
  readonly held: DecimalAmount;
}

export type EntryKind = (typeof entryKinds)[number];

export interface StatementEntry {
  readonly transferId: TransferId;
  readonly kind: EntryKind;
  /** The cash of the booking; positive when it came to the member. */
  readonly amount: DecimalAmount;
  /** What of the same booking moved on the bonus account, signed alike. */
  readonly bonus: DecimalAmount;
  /** Of the cash. */
  readonly balanceAfter: DecimalAmount;
  /** The reason of the booking, such as a ticket's or a deposit's id. */
  readonly reference: string;
  readonly bookedAt: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Pass as `before` for the next page; `null` at the end. */
  readonly next: string | null;
}

/** `isSingle`: providers use this one wallet. Otherwise money is moved to providers with their own wallet. */
export interface MerchantWallet {
  readonly isSingle: boolean;
  readonly wallets: readonly ProviderWallet[];
}

export interface ProviderWallet {
  readonly provider: string;
  readonly displayName: string;
  /** `null` if the provider does not answer. */
  readonly balance: DecimalAmount | null;
}

/** `unknown`: the provider did not state the outcome. The platform keeps asking until it does. */
export type WalletTransferState = 'sent' | 'unknown' | 'done' | 'failed';

export interface WalletTransfer {
  readonly id: WalletTransferId;
  readonly provider: string;
  /** Out of the member's wallet, or back into it. */
  readonly direction: 'out' | 'in';
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly state: WalletTransferState;
  readonly requestedAt: string;
  readonly endedAt: string | null;
}

export const walletCalls = {
  merchantWallet: call('GET /wps/relay/GCS_merchantWallet', {
    audience: 'member',
  }).gives<MerchantWallet>(),
  walletTransfer: call('POST /wps/relay/GCS_walletTransfer', {
    audience: 'member',
    once: true,
    real: true,
  })
    .takes<{ provider: string; direction: 'out' | 'in'; amount: DecimalAmount }>()
    .gives<WalletTransfer>()
    .fails('insufficient-funds', 'amount-out-of-range', 'not-found', 'in_need_true_account'),
  /** The last transfers between wallets, newest first. */
  walletTransfers: call('GET /wps/member/funds/transfers', { audience: 'member' }).gives<
    readonly WalletTransfer[]
  >(),
  balance: call('GET /wps/v2/wallets/balance', { audience: 'member' }).gives<Funds>(),
  statement: call('GET /wps/member/funds/statement', { audience: 'member' })
    .takes<{
      before?: string;
      limit?: number;
      /** Comma-separated kinds; omitted: all kinds. */
      kinds?: string;
      /** ISO times: from the first inclusive, to the second exclusive. */
      from?: string;
      to?: string;
    }>()
    .gives<Page<StatementEntry>>(),
};
