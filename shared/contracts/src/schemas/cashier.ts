import { z } from 'zod';
import { depositStates } from '../calls/cashier.ts';
import { proofLimits } from '../cashier-terms.ts';
import type { DepositQueue, WithdrawalQueue } from '../calls/cashier-admin.ts';
import { languages } from '../languages.ts';
import { amount, idOf, paging } from './atoms.ts';

const nothing = z.strictObject({});
const shortText = z.string().max(255);
const why = z.string().trim().min(1).max(500);
const remark = z.string().max(proofLimits.remarkLength);
const images = z.array(idOf('prf')).max(proofLimits.images);
const paymentPassword = z.string().min(1).max(64);
/** Base64 is four characters for three bytes. */
const longestImage = Math.ceil(proofLimits.imageBytes / 3) * 4;

const withdrawalQueues: [WithdrawalQueue, ...WithdrawalQueue[]] = [
  'review',
  'open',
  'disputed',
  'parked',
  'closed',
];
const depositQueues: [DepositQueue, ...DepositQueue[]] = ['to-match', 'parked', ...depositStates];
const brand = shortText.exactOptional();

/** Inputs of the cashier calls, for players and operators. */
export const cashierInputs = {
  depositMethods: nothing,
  requestDeposit: z.strictObject({
    method: shortText,
    amount,
    returnUrl: z.string().max(2_000),
    language: z.enum(languages),
  }),
  deposits: z.strictObject(paging),
  openDepositPage: z.strictObject({ id: idOf('dep') }),
  cancelDeposit: z.strictObject({ id: idOf('dep') }),
  uploadProof: z.strictObject({ image: z.base64().min(1).max(longestImage) }),
  proveDeposit: z.strictObject({
    id: idOf('dep'),
    bankReference: z.string().trim().min(3).max(64),
    remark,
    images,
  }),
  payoutTerms: nothing,
  addPayoutAccount: z.strictObject({
    method: shortText,
    payee: z.string().trim().min(2).max(100),
    fields: z.record(z.string().max(40), shortText),
    paymentPassword,
  }),
  removePayoutAccount: z.strictObject({ id: idOf('pac') }),
  preferPayoutAccount: z.strictObject({ id: idOf('pac') }),
  requestWithdrawal: z.strictObject({ account: idOf('pac'), amount, paymentPassword }),
  withdrawals: z.strictObject(paging),
  withdrawal: z.strictObject({ id: idOf('wdr') }),
  cancelWithdrawal: z.strictObject({ id: idOf('wdr') }),
  answerReceipt: z.strictObject({
    id: idOf('wdr'),
    answer: z.enum(['received', 'not-received']),
    remark,
    images,
  }),
  confirmAllReceipts: nothing,
  adminWithdrawals: z.strictObject({ queue: z.enum(withdrawalQueues), brand, ...paging }),
  withdrawalFile: z.strictObject({ id: idOf('wdr') }),
  approveWithdrawal: z.strictObject({ id: idOf('wdr'), note: z.string().max(500) }),
  rejectWithdrawal: z.strictObject({ id: idOf('wdr'), reason: why }),
  settleDispute: z.strictObject({
    id: idOf('wdr'),
    verdict: z.enum(['paid', 'return']),
    reason: why,
  }),
  settleParkedPayout: z.strictObject({
    id: idOf('wdr'),
    verdict: z.enum(['take-back', 'write-off', 'return', 'dismiss']),
    note: why,
  }),
  adminDeposits: z.strictObject({ queue: z.enum(depositQueues), brand, ...paging }),
  adminDepositMethods: z.strictObject({ brand }),
  setDepositTurnover: z.strictObject({
    brand: shortText,
    code: shortText,
    percent: z.int().min(0).max(10_000),
    note: why,
  }),
  unmatchedTransfers: nothing,
  matchDeposit: z.strictObject({
    id: idOf('dep'),
    bankReference: z.string().trim().min(3).max(64),
    amount,
    note: why,
  }),
  refuseDeposit: z.strictObject({ id: idOf('dep'), reason: why }),
};
