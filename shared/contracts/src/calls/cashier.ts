import { call } from '../call.ts';
import type { DepositId, PayoutAccountId, ProofId, WithdrawalId } from '../ids.ts';
import type { Language, Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import { depositRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

/** The fee of a method: a fixed part and a share of the amount. `feeOf` computes it. */
export interface Fee {
  readonly fixed: DecimalAmount;
  /** Hundredths of a percent, such as 150 for 1.5 %. */
  readonly basisPoints: number;
}

/** `page`: the provider's page takes the payment. `transfer`: the member transfers and uploads a proof. */
export type DepositKind = 'page' | 'transfer';

/** One line of the target account of a transfer, such as its number; shown with a copy button. */
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
  /** Deducted from the amount: the rest is credited. */
  readonly fee: Fee;
  /** Usual time until the money arrives. */
  readonly expectedMinutes: number;
  /** Target account; empty for `page`. */
  readonly payTo: readonly PayToLine[];
  /** What of the credited amount must be staked before money can be withdrawn, in percent; 0 for nothing. */
  readonly turnoverPercent: number;
}

/** `cancelled`: cancelled by its member before any payment. */
export const depositStates = ['pending', 'credited', 'declined', 'expired', 'cancelled'] as const;
export type DepositState = (typeof depositStates)[number];

export interface Deposit {
  readonly id: DepositId;
  readonly kind: DepositKind;
  readonly method: string;
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  /** The received amount, if it differs from the requested one; this amount is credited. */
  readonly receivedAmount: DecimalAmount | null;
  readonly state: DepositState;
  readonly requestedAt: string;
  /** Deadline for the payment or, for a transfer, for its proof. */
  readonly expiresAt: string;
  readonly decidedAt: string | null;
  /** Why an operator declined it; `null` otherwise. */
  readonly reason: string | null;
  /**
   * The payment provider's page, while the deposit is pending; `null` for a transfer, and until the provider
   * has answered: `openDepositPage` requests it again.
   */
  readonly payUrl: string | null;
  /** The reference text that the member writes into the transfer for matching; `null` for `page`. */
  readonly transferCode: string | null;
  readonly payTo: readonly PayToLine[];
  /** The member's statement about the transfer; `null` before it. */
  readonly proof: TransferProof | null;
}

export interface TransferProof {
  /** The bank's reference number of the transfer. */
  readonly bankReference: string;
  readonly remark: string;
  readonly images: readonly ProofImage[];
  readonly givenAt: string;
}

/** An image uploaded by the member; only the member and operators can load it. */
export interface ProofImage {
  readonly id: ProofId;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type PayoutKind = 'bank' | 'e-wallet' | 'crypto';

/** A field of a method's account, with the rule that the server enforces. */
export interface PayoutField {
  readonly name: string;
  readonly label: Localized;
  /** A regular expression for the whole text, such as `^[0-9]{11}$`. */
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly example: string;
  readonly inputMode: 'text' | 'numeric';
  /** After saving, only the last characters are shown. */
  readonly isMasked: boolean;
}

export interface PayoutMethod {
  readonly code: string;
  readonly kind: PayoutKind;
  readonly name: Localized;
  readonly fields: readonly PayoutField[];
  readonly minAmount: DecimalAmount;
  readonly maxAmount: DecimalAmount;
  /** Deducted from the amount: the rest is paid out. */
  readonly fee: Fee;
  readonly expectedMinutes: number;
}

export interface PayoutAccount {
  readonly id: PayoutAccountId;
  readonly method: string;
  readonly methodName: Localized;
  readonly payee: string;
  /** The account's fields in the method's order, masked if required. */
  readonly fields: readonly { readonly label: Localized; readonly text: string }[];
  readonly isDefault: boolean;
  readonly addedAt: string;
}

/** The terms that a member needs before requesting a withdrawal. */
export interface PayoutTerms {
  readonly methods: readonly PayoutMethod[];
  readonly accounts: readonly PayoutAccount[];
  /**
   * The name in which each account must be held; `null` until the first account or a verified name fixes it.
   */
  readonly payee: string | null;
  /** The amount that can still be requested within 24 hours. */
  readonly leftToday: DecimalAmount;
  /** Minutes after which a payment without the member's answer counts as received. */
  readonly receiptMinutes: number;
  /** Days after the payment in which it can be disputed, also after it counted as received. */
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
 * `held` is being reviewed, `approved` waits for the provider, `sending` is with the provider, `paid` waits
 * for the member's confirmation; then `received`, `forced` (no answer in time), `disputed` or `returned`.
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
  /** The account's last characters. */
  readonly account: string;
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  readonly state: WithdrawalState;
  readonly steps: readonly WithdrawalStep[];
  readonly requestedAt: string;
  /** The expected arrival of the money. */
  readonly expectedAt: string;
  /** Why it was rejected or failed, or how a dispute ended; `null` otherwise. */
  readonly reason: string | null;
  /** When a payment without an answer counts as received; `null` before it is paid. */
  readonly receiptDueAt: string | null;
  /** Deadline for the member to report a missing payment; `null` if this is not possible (any more). */
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
      /** Path on the site, or address of its own origin, to which the provider's page returns. */
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
  /** The deposit with its page; requests the page from the provider if it is still missing. */
  openDepositPage: call('POST /wps/cashier/deposits/:id/page', { audience: 'member' })
    .takes<{ id: DepositId }>()
    .gives<Deposit>()
    .fails('already-decided'),
  /**
   * The member cancels a pending request. The provider is asked first: a payment already made is credited
   * instead.
   */
  cancelDeposit: call('POST /wps/cashier/deposits/:id/cancellation', { audience: 'member' })
    .takes<{ id: DepositId }>()
    .gives<Deposit>()
    .fails('already-decided'),
  /** Stores an image, sent as base64: it is decoded and re-encoded, so that only the pixels remain. */
  uploadProof: call('POST /wps/cashier/proofs', { audience: 'member', largeBody: true })
    .takes<{ image: string }>()
    .gives<ProofImage>()
    .fails('image-unusable'),
  /** States that a transfer was made; can be repeated until the decision, the last statement counts. */
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
  /** Only if the brand's rules let a member cancel a request. */
  cancelWithdrawal: call('POST /wps/cashier/withdrawals/:id/cancellation', { audience: 'member' })
    .takes<{ id: WithdrawalId }>()
    .gives<Withdrawal>()
    .fails('already-decided', 'withdrawal-final'),
  /** The member's answer about a payment. `not-received` opens a dispute, also after a forced receipt. */
  answerReceipt: call('POST /wps/cashier/withdrawals/:id/receipt', { audience: 'member' })
    .takes<{
      id: WithdrawalId;
      answer: ReceiptAnswer;
      remark: string;
      images: readonly ProofId[];
    }>()
    .gives<Withdrawal>()
    .fails('already-decided', 'image-unusable'),
  /** Confirms the receipt of all payments that wait for the member's answer. */
  confirmAllReceipts: call('POST /wps/cashier/withdrawals/receipts', {
    audience: 'member',
  }).gives<{ readonly confirmed: number }>(),
};
