import { z } from 'zod';
import { depositStates } from '../cashier-terms.ts';
import { proofLimits } from '../cashier-terms.ts';
import { languages } from '../languages.ts';
import { amount, decimal, idOf, localized, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** The fee of a method: a fixed part and a share of the amount. `feeOf` computes it. */
export const fee = z.strictObject({
  fixed: decimal,
  /** Hundredths of a percent, such as 150 for 1.5 %. */
  basisPoints: z.number(),
});
export type Fee = Infer<typeof fee>;

/** One line of the target account of a transfer, such as its number; shown with a copy button. */
export const payToField = z.strictObject({
  label: localized,
  text: z.string(),
});
export type PayToField = Infer<typeof payToField>;

/** `page`: the provider's page takes the payment. `transfer`: the member transfers and uploads a proof. */
export const depositKind = z.enum(['page', 'transfer']);
export type DepositKind = Infer<typeof depositKind>;

export const depositMethod = z.strictObject({
  code: z.string(),
  kind: depositKind,
  provider: z.string(),
  name: localized,
  minAmount: decimal,
  maxAmount: decimal,
  suggested: z.array(decimal),
  /** Deducted from the amount: the rest is credited. */
  fee,
  /** Usual time until the money arrives. */
  expectedMinutes: z.number(),
  /** Target account; empty for `page`. */
  payTo: z.array(payToField),
  /** What of the credited amount must be staked before money can be withdrawn, in percent; 0 for nothing. */
  turnoverPercent: z.number(),
});
export type DepositMethod = Infer<typeof depositMethod>;

/** An image uploaded by the member; only the member and operators can load it. */
export const proofImage = z.strictObject({
  id: idOf('prf'),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type ProofImage = Infer<typeof proofImage>;

export const transferProof = z.strictObject({
  /** The bank's reference number of the transfer. */
  bankReference: z.string(),
  remark: z.string(),
  images: z.array(proofImage),
  givenAt: z.string(),
});
export type TransferProof = Infer<typeof transferProof>;

export const deposit = z.strictObject({
  id: idOf('dep'),
  kind: depositKind,
  method: z.string(),
  amount: decimal,
  fee: decimal,
  /** The received amount, if it differs from the requested one; this amount is credited. */
  receivedAmount: decimal.nullable(),
  state: z.enum(depositStates),
  requestedAt: z.string(),
  /** Deadline for the payment or, for a transfer, for its proof. */
  expiresAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Why an operator declined it; `null` otherwise. */
  reason: z.string().nullable(),
  /**
   * The payment provider's page, while the deposit is pending; `null` for a transfer, and until the provider
   * has answered: `openDepositPage` requests it again.
   */
  payUrl: z.string().nullable(),
  /** The reference text that the member writes into the transfer for matching; `null` for `page`. */
  transferCode: z.string().nullable(),
  payTo: z.array(payToField),
  /** The member's statement about the transfer; `null` before it. */
  proof: transferProof.nullable(),
});
export type Deposit = Infer<typeof deposit>;

/** A field of a method's account, with the rule that the server enforces. */
export const payoutField = z.strictObject({
  name: z.string(),
  label: localized,
  /** A regular expression for the whole text, such as `^[0-9]{11}$`. */
  pattern: z.string(),
  minLength: z.number(),
  maxLength: z.number(),
  example: z.string(),
  inputMode: z.enum(['text', 'numeric']),
  /** After saving, only the last characters are shown. */
  isMasked: z.boolean(),
});
export type PayoutField = Infer<typeof payoutField>;

export const payoutKind = z.enum(['bank', 'e-wallet', 'crypto']);
export type PayoutKind = Infer<typeof payoutKind>;

export const payoutMethod = z.strictObject({
  code: z.string(),
  kind: payoutKind,
  name: localized,
  fields: z.array(payoutField),
  minAmount: decimal,
  maxAmount: decimal,
  /** Deducted from the amount: the rest is paid out. */
  fee,
  expectedMinutes: z.number(),
});
export type PayoutMethod = Infer<typeof payoutMethod>;

export const payoutAccount = z.strictObject({
  id: idOf('pac'),
  method: z.string(),
  methodName: localized,
  payee: z.string(),
  /** The account's fields in the method's order, masked if required. */
  fields: z.array(
    z.strictObject({
      label: localized,
      text: z.string(),
    }),
  ),
  isDefault: z.boolean(),
  addedAt: z.string(),
});
export type PayoutAccount = Infer<typeof payoutAccount>;

/** Stakes count for the oldest deposit first. */
export const turnoverDue = z.strictObject({
  required: decimal,
  left: decimal,
});
export type TurnoverDue = Infer<typeof turnoverDue>;

/** The terms that a member needs before requesting a withdrawal. */
export const payoutTerms = z.strictObject({
  methods: z.array(payoutMethod),
  accounts: z.array(payoutAccount),
  /**
   * The name in which each account must be held; `null` until the first account or a verified name fixes it.
   */
  payee: z.string().nullable(),
  /** The amount that can still be requested within 24 hours. */
  leftToday: decimal,
  /** Minutes after which a payment without the member's answer counts as received. */
  receiptMinutes: z.number(),
  /** Days after the payment in which it can be disputed, also after it counted as received. */
  disputeDays: z.number(),
  mayCancel: z.boolean(),
  /** When withdrawals open again after the payment PIN was recovered; `null` where they are open. */
  pausedUntil: z.string().nullable(),
  /** What must be staked because of deposits before a withdrawal; `null` if nothing is due. */
  turnover: turnoverDue.nullable(),
});
export type PayoutTerms = Infer<typeof payoutTerms>;

/**
 * `held` is being reviewed, `approved` waits for the provider, `sending` is with the provider, `paid` waits
 * for the member's confirmation; then `received`, `forced` (no answer in time), `disputed` or `returned`.
 */
export const withdrawalState = z.enum([
  'held',
  'approved',
  'sending',
  'paid',
  'received',
  'forced',
  'disputed',
  'rejected',
  'cancelled',
  'failed',
  'returned',
]);
export type WithdrawalState = Infer<typeof withdrawalState>;

export const withdrawalStep = z.strictObject({
  state: withdrawalState,
  at: z.string(),
});
export type WithdrawalStep = Infer<typeof withdrawalStep>;

export const withdrawal = z.strictObject({
  id: idOf('wdr'),
  method: z.string(),
  methodName: localized,
  /** The account's last characters. */
  account: z.string(),
  amount: decimal,
  fee: decimal,
  state: withdrawalState,
  steps: z.array(withdrawalStep),
  requestedAt: z.string(),
  /** The expected arrival of the money. */
  expectedAt: z.string(),
  /** Why it was rejected or failed, or how a dispute ended; `null` otherwise. */
  reason: z.string().nullable(),
  /** When a payment without an answer counts as received; `null` before it is paid. */
  receiptDueAt: z.string().nullable(),
  /** Deadline for the member to report a missing payment; `null` if this is not possible (any more). */
  disputeUntil: z.string().nullable(),
  mayCancel: z.boolean(),
});
export type Withdrawal = Infer<typeof withdrawal>;

const shortText = z.string().max(255);

/** Base64 is four characters for three bytes. */
const longestImage = Math.ceil(proofLimits.imageBytes / 3) * 4;

const remark = z.string().max(proofLimits.remarkLength);

const images = z.array(idOf('prf')).max(proofLimits.images);

export const paymentPassword = z.string().min(1).max(64);

/** Input and output of each call. */
export const cashierSchemas = {
  depositMethods: { input: nothing, output: z.array(depositMethod) },
  requestDeposit: {
    input: z.strictObject({
      method: shortText,
      amount,
      /** Path on the site, or address of its own origin, to which the provider's page returns. */
      returnUrl: z.string().max(2_000),
      /** Language of the provider's page. */
      language: z.enum(languages),
    }),
    output: deposit,
  },
  deposits: { input: z.strictObject(paging), output: pageOf(deposit) },
  openDepositPage: { input: z.strictObject({ id: idOf('dep') }), output: deposit },
  cancelDeposit: { input: z.strictObject({ id: idOf('dep') }), output: deposit },
  uploadProof: {
    input: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
    output: proofImage,
  },
  proveDeposit: {
    input: z.strictObject({
      id: idOf('dep'),
      bankReference: z.string().trim().min(3).max(64),
      remark,
      images,
    }),
    output: deposit,
  },
  payoutTerms: { input: nothing, output: payoutTerms },
  addPayoutAccount: {
    input: z.strictObject({
      method: shortText,
      payee: z.string().trim().min(2).max(100),
      /** By the name of the method's field. */
      fields: z.record(z.string().max(40), shortText),
      paymentPassword,
    }),
    output: payoutAccount,
  },
  removePayoutAccount: { input: z.strictObject({ id: idOf('pac') }), output: noAnswer },
  preferPayoutAccount: { input: z.strictObject({ id: idOf('pac') }), output: noAnswer },
  requestWithdrawal: {
    input: z.strictObject({ account: idOf('pac'), amount, paymentPassword }),
    output: withdrawal,
  },
  withdrawals: { input: z.strictObject(paging), output: pageOf(withdrawal) },
  withdrawal: { input: z.strictObject({ id: idOf('wdr') }), output: withdrawal },
  cancelWithdrawal: { input: z.strictObject({ id: idOf('wdr') }), output: withdrawal },
  answerReceipt: {
    input: z.strictObject({
      id: idOf('wdr'),
      answer: z.enum(['received', 'not-received']),
      remark,
      images,
    }),
    output: withdrawal,
  },
  confirmAllReceipts: {
    input: nothing,
    output: z.strictObject({
      confirmed: z.number(),
    }),
  },
} satisfies CallSchemas;
