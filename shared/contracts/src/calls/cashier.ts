import { call } from '../call.ts';
import type { DepositId, PayoutAccountId, ProofId, WithdrawalId } from '../ids.ts';
import type { Language, Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import { depositRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

/** What a method costs: a fixed part and a share of the amount. `feeOf` says how much that is. */
export interface Fee {
  readonly fixed: DecimalAmount;
  /** Hundredths of a percent, as 150 for 1.5 %. */
  readonly basisPoints: number;
}

/** `page`: the provider's page takes the payment. `transfer`: the member transfers and shows a proof. */
export type DepositKind = 'page' | 'transfer';

/** One line of where a transfer goes, as the account's number; shown with a button to copy it. */
export interface PayToLine {
  readonly label: Localized;
  readonly text: string;
}

export interface DepositMethod {
  readonly code: string;
  readonly kind: DepositKind;
  readonly provider: string;
  readonly name: Localized;
  readonly minAmount: DecimalAmount;
  readonly maxAmount: DecimalAmount;
  readonly suggested: readonly DecimalAmount[];
  /** Kept back from the amount: the rest is credited. */
  readonly fee: Fee;
  /** How long it usually takes until the money is there. */
  readonly expectedMinutes: number;
  /** Where to transfer to; empty for `page`. */
  readonly payTo: readonly PayToLine[];
  /** What of the credited amount must be staked before money can be withdrawn, in percent; 0 for nothing. */
  readonly turnoverPercent: number;
}

/** `cancelled`: withdrawn by its member before anything was paid. */
export const depositStates = ['pending', 'credited', 'declined', 'expired', 'cancelled'] as const;
export type DepositState = (typeof depositStates)[number];

export interface Deposit {
  readonly id: DepositId;
  readonly kind: DepositKind;
  readonly method: string;
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  /** What came, where that is another amount than was asked for; it is what counts. */
  readonly receivedAmount: DecimalAmount | null;
  readonly state: DepositState;
  readonly requestedAt: string;
  /** Until when it can be paid or, for a transfer, proven. */
  readonly expiresAt: string;
  readonly decidedAt: string | null;
  /** Why an operator declined it; `null` otherwise. */
  readonly reason: string | null;
  /**
   * The payment provider's page, while the deposit is pending; `null` for a transfer, and as long as the
   * provider has not answered: `openDepositPage` asks it again.
   */
  readonly payUrl: string | null;
  /** What the member writes into the transfer, so that it is found; `null` for `page`. */
  readonly transferCode: string | null;
  readonly payTo: readonly PayToLine[];
  /** What the member has said about the transfer; `null` until then. */
  readonly proof: TransferProof | null;
}

export interface TransferProof {
  /** The bank's own number of the transfer. */
  readonly bankReference: string;
  readonly remark: string;
  readonly images: readonly ProofImage[];
  readonly givenAt: string;
}

/** An image that the member has uploaded; its address answers the member and operators alone. */
export interface ProofImage {
  readonly id: ProofId;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type PayoutKind = 'bank' | 'e-wallet' | 'crypto';

/** A field of a method's account, with the rule that the server holds it to. */
export interface PayoutField {
  readonly name: string;
  readonly label: Localized;
  /** A regular expression for the whole text, as `^[0-9]{11}$`. */
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly example: string;
  readonly inputMode: 'text' | 'numeric';
  /** Shown by its last characters only once it is saved. */
  readonly isMasked: boolean;
}

export interface PayoutMethod {
  readonly code: string;
  readonly kind: PayoutKind;
  readonly name: Localized;
  readonly fields: readonly PayoutField[];
  readonly minAmount: DecimalAmount;
  readonly maxAmount: DecimalAmount;
  /** Kept back from the amount: the rest is paid out. */
  readonly fee: Fee;
  readonly expectedMinutes: number;
}

export interface PayoutAccount {
  readonly id: PayoutAccountId;
  readonly method: string;
  readonly methodName: Localized;
  readonly payee: string;
  /** The account's fields in the method's order, masked where they are to be. */
  readonly fields: readonly { readonly label: Localized; readonly text: string }[];
  readonly isDefault: boolean;
  readonly addedAt: string;
}

/** What a member needs to know before asking for money. */
export interface PayoutTerms {
  readonly methods: readonly PayoutMethod[];
  readonly accounts: readonly PayoutAccount[];
  /** The name that each account must be in; `null` until the first account or a verified name fixes it. */
  readonly payee: string | null;
  /** What can still be asked for within 24 hours. */
  readonly leftToday: DecimalAmount;
  /** Minutes after which a payment without an answer counts as received. */
  readonly receiptMinutes: number;
  /** Days after the payment in which it can be disputed, also once it counted as received. */
  readonly disputeDays: number;
  readonly mayCancel: boolean;
  /** When withdrawals open again after the payment PIN was recovered; `null` where they are open. */
  readonly pausedUntil: string | null;
  /** What deposits ask to be staked before money can leave; `null` where nothing is due. */
  readonly turnover: TurnoverDue | null;
}

/** Stakes count for the oldest deposit first. */
export interface TurnoverDue {
  readonly required: DecimalAmount;
  readonly left: DecimalAmount;
}

/**
 * `held` is being reviewed, `approved` waits for the provider, `sending` is with it, `paid` waits for the
 * member's word; `received`, `forced` (no word in time), `disputed` and `returned` follow from there.
 */
export type WithdrawalState =
  | 'held'
  | 'approved'
  | 'sending'
  | 'paid'
  | 'received'
  | 'forced'
  | 'disputed'
  | 'rejected'
  | 'cancelled'
  | 'failed'
  | 'returned';

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly at: string;
}

export interface Withdrawal {
  readonly id: WithdrawalId;
  readonly method: string;
  readonly methodName: Localized;
  /** The account by its last characters. */
  readonly account: string;
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  readonly state: WithdrawalState;
  readonly steps: readonly WithdrawalStep[];
  readonly requestedAt: string;
  /** When the money should be there. */
  readonly expectedAt: string;
  /** Why it was rejected, failed or how a dispute ended; `null` otherwise. */
  readonly reason: string | null;
  /** From when a payment without an answer counts as received; `null` before it is paid. */
  readonly receiptDueAt: string | null;
  /** Until when the member may say that nothing came; `null` where that cannot be said (any more). */
  readonly disputeUntil: string | null;
  readonly mayCancel: boolean;
}

export type ReceiptAnswer = 'received' | 'not-received';

export const cashierCalls = {
  depositMethods: call('GET /wps/cashier/methods', { audience: 'member' }).gives<
    readonly DepositMethod[]
  >(),
  requestDeposit: call('POST /wps/cashier/deposits', { audience: 'member', once: true, real: true })
    .takes<{
      method: string;
      amount: DecimalAmount;
      /** Path on the site, or address of its own origin, that the provider's page leads back to. */
      returnUrl: string;
      /** Language of the provider's page. */
      language: Language;
    }>()
    .gives<Deposit>()
    .fails(
      'amount-out-of-range',
      'deposit-method-unavailable',
      'in_need_true_account',
      ...depositRefusals,
    ),
  deposits: call('GET /wps/cashier/deposits', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<Deposit>>(),
  /** The deposit with its page, for which the provider is asked again where it has not answered yet. */
  openDepositPage: call('POST /wps/cashier/deposits/:id/page', { audience: 'member' })
    .takes<{ id: DepositId }>()
    .gives<Deposit>()
    .fails('already-decided'),
  /** The member withdraws a request that waits. The provider is asked first: what was paid is credited instead. */
  cancelDeposit: call('POST /wps/cashier/deposits/:id/cancellation', { audience: 'member' })
    .takes<{ id: DepositId }>()
    .gives<Deposit>()
    .fails('already-decided'),
  /** Keeps an image, as base64: decoded and written anew, so that nothing but the picture stays. */
  uploadProof: call('POST /wps/cashier/proofs', { audience: 'member', largeBody: true })
    .takes<{ image: string }>()
    .gives<ProofImage>()
    .fails('image-unusable'),
  /** Says that a transfer was made; again until it is decided, the last word counts. */
  proveDeposit: call('POST /wps/cashier/deposits/:id/proof', { audience: 'member' })
    .takes<{
      id: DepositId;
      bankReference: string;
      remark: string;
      images: readonly ProofId[];
    }>()
    .gives<Deposit>()
    .fails('already-decided', 'image-unusable'),

  payoutTerms: call('GET /wps/cashier/payout-terms', {
    audience: 'member',
  }).gives<PayoutTerms>(),
  addPayoutAccount: call('POST /wps/cashier/payout-accounts', {
    audience: 'member',
    sealed: true,
    real: true,
  })
    .takes<{
      method: string;
      payee: string;
      /** By the name of the method's field. */
      fields: Readonly<Record<string, string>>;
      paymentPassword: string;
    }>()
    .gives<PayoutAccount>()
    .fails(
      'in_need_true_account',
      'wrong-payment-password',
      'payment-password-locked',
      'payee-name-mismatch',
      'payout-account-known',
      'payout-method-unavailable',
    ),
  removePayoutAccount: call('DELETE /wps/cashier/payout-accounts/:id', {
    audience: 'member',
  }).takes<{ id: PayoutAccountId }>(),
  preferPayoutAccount: call('PUT /wps/cashier/payout-accounts/:id/default', {
    audience: 'member',
  }).takes<{ id: PayoutAccountId }>(),

  requestWithdrawal: call('POST /wps/cashier/withdrawals', {
    audience: 'member',
    sealed: true,
    once: true,
    real: true,
  })
    .takes<{ account: PayoutAccountId; amount: DecimalAmount; paymentPassword: string }>()
    .gives<Withdrawal>()
    .fails(
      'in_need_true_account',
      'wrong-payment-password',
      'payment-password-locked',
      'payout-method-unavailable',
      'amount-out-of-range',
      'withdrawal-limit-reached',
      'withdrawals-paused',
      'turnover-due',
      'insufficient-funds',
    ),
  withdrawals: call('GET /wps/cashier/withdrawals', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<Withdrawal>>(),
  withdrawal: call('GET /wps/cashier/withdrawals/:id', { audience: 'member' })
    .takes<{ id: WithdrawalId }>()
    .gives<Withdrawal>(),
  /** Only where the brand's rules let a member take a request back. */
  cancelWithdrawal: call('POST /wps/cashier/withdrawals/:id/cancellation', { audience: 'member' })
    .takes<{ id: WithdrawalId }>()
    .gives<Withdrawal>()
    .fails('already-decided', 'withdrawal-final'),
  /** The member's word on a payment. `not-received` opens a dispute, also after a forced receipt. */
  answerReceipt: call('POST /wps/cashier/withdrawals/:id/receipt', { audience: 'member' })
    .takes<{
      id: WithdrawalId;
      answer: ReceiptAnswer;
      remark: string;
      images: readonly ProofId[];
    }>()
    .gives<Withdrawal>()
    .fails('already-decided', 'image-unusable'),
  /** All payments that wait for the member's word were received. */
  confirmAllReceipts: call('POST /wps/cashier/withdrawals/receipts', {
    audience: 'member',
  }).gives<{ readonly confirmed: number }>(),
};
