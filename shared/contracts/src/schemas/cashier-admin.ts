import { z } from 'zod';
import { depositStates } from '../cashier-terms.ts';
import { amount, decimal, idOf, localized, nothing, pageOf, paging } from './atoms.ts';
import { deposit, proofImage, withdrawalState, withdrawalStep } from './cashier.ts';
import type { Infer } from './infer.ts';
import { statementEntry } from './wallet.ts';
import type { CallSchemas } from './call-schemas.ts';

/** The member who owns the money, as shown to operators. */
export const adminMember = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  brand: z.string(),
  joinedAt: z.string(),
});
export type AdminMember = Infer<typeof adminMember>;

/** A provider's message contradicts what was decided: an operator decides about the money. */
export const parkedNotice = z.strictObject({
  provider: z.string(),
  eventId: z.string(),
  state: z.string(),
  amount: decimal,
  receivedAt: z.string(),
});
export type ParkedNotice = Infer<typeof parkedNotice>;

/** A transfer that a bank reported and that matches no deposit yet. */
export const bankTransfer = z.strictObject({
  provider: z.string(),
  bankReference: z.string(),
  transferCode: z.string(),
  payer: z.string(),
  amount: decimal,
  currency: z.string(),
  receivedAt: z.string(),
});
export type BankTransfer = Infer<typeof bankTransfer>;

export const adminDeposit = z.strictObject({
  deposit,
  member: adminMember,
  currency: z.string(),
  parked: parkedNotice.nullable(),
});
export type AdminDeposit = Infer<typeof adminDeposit>;

export const approval = z.strictObject({
  operator: z.string(),
  at: z.string(),
});
export type Approval = Infer<typeof approval>;

export const dispute = z.strictObject({
  openedAt: z.string(),
  remark: z.string(),
  images: z.array(proofImage),
});
export type Dispute = Infer<typeof dispute>;

export const adminWithdrawal = z.strictObject({
  id: idOf('wdr'),
  member: adminMember,
  methodName: localized,
  payee: z.string(),
  fields: z.array(
    z.strictObject({
      label: localized,
      text: z.string(),
    }),
  ),
  amount: decimal,
  fee: decimal,
  currency: z.string(),
  state: withdrawalState,
  steps: z.array(withdrawalStep),
  requestedAt: z.string(),
  reason: z.string().nullable(),
  approvals: z.array(approval),
  approvalsNeeded: z.number(),
  dispute: dispute.nullable(),
  parked: parkedNotice.nullable(),
});
export type AdminWithdrawal = Infer<typeof adminWithdrawal>;

/** The data for the decision on a withdrawal. */
export const withdrawalFile = z.strictObject({
  withdrawal: adminWithdrawal,
  depositedTotal: decimal,
  withdrawnTotal: decimal,
  /** The member's latest bookings. */
  entries: z.array(statementEntry),
});
export type WithdrawalFile = Infer<typeof withdrawalFile>;

/** A way to deposit, as operators set it. */
export const adminDepositMethod = z.strictObject({
  brand: z.string(),
  code: z.string(),
  name: localized,
  isEnabled: z.boolean(),
  turnoverPercent: z.number(),
});
export type AdminDepositMethod = Infer<typeof adminDepositMethod>;

export const parkedVerdict = z.enum(['take-back', 'write-off', 'return', 'dismiss']);
export type ParkedVerdict = Infer<typeof parkedVerdict>;

/** `to-match`: transfers that wait for an operator; `parked`: money that arrived too late. */
export const depositQueue = z.enum(['to-match', 'parked', ...depositStates]);
export type DepositQueue = Infer<typeof depositQueue>;

/** `review`: all that wait for an operator's approval; `parked`: paid after the funds were returned. */
export const withdrawalQueue = z.enum(['review', 'open', 'disputed', 'parked', 'closed']);
export type WithdrawalQueue = Infer<typeof withdrawalQueue>;

const shortText = z.string().max(255);

const brand = shortText.exactOptional();

const why = z.string().trim().min(1).max(500);

/** Input and output of each call. */
export const cashierAdminSchemas = {
  adminDepositMethods: { input: z.strictObject({ brand }), output: z.array(adminDepositMethod) },
  setDepositTurnover: {
    input: z.strictObject({
      brand: shortText,
      code: shortText,
      percent: z.int().min(0).max(10_000),
      note: why,
    }),
    output: adminDepositMethod,
  },
  adminWithdrawals: {
    input: z.strictObject({ queue: withdrawalQueue, brand, ...paging }),
    output: pageOf(adminWithdrawal),
  },
  withdrawalFile: { input: z.strictObject({ id: idOf('wdr') }), output: withdrawalFile },
  approveWithdrawal: {
    input: z.strictObject({ id: idOf('wdr'), note: z.string().max(500) }),
    output: adminWithdrawal,
  },
  rejectWithdrawal: {
    input: z.strictObject({ id: idOf('wdr'), reason: why }),
    output: adminWithdrawal,
  },
  settleDispute: {
    input: z.strictObject({
      id: idOf('wdr'),
      verdict: z.enum(['paid', 'return']),
      reason: why,
    }),
    output: adminWithdrawal,
  },
  settleParkedPayout: {
    input: z.strictObject({
      id: idOf('wdr'),
      verdict: parkedVerdict,
      note: why,
    }),
    output: adminWithdrawal,
  },
  adminDeposits: {
    input: z.strictObject({ queue: depositQueue, brand, ...paging }),
    output: pageOf(adminDeposit),
  },
  unmatchedTransfers: { input: nothing, output: z.array(bankTransfer) },
  matchDeposit: {
    input: z.strictObject({
      id: idOf('dep'),
      bankReference: z.string().trim().min(3).max(64),
      amount,
      note: why,
    }),
    output: adminDeposit,
  },
  refuseDeposit: { input: z.strictObject({ id: idOf('dep'), reason: why }), output: adminDeposit },
} satisfies CallSchemas;
