import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { decimal, idOf, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

const day = z.iso.date();
const category = z.enum(gameCategories);
const code = z.string().min(1).max(64);

/** The share of the turnover in hundredths of a percent; at most 5 %. */
const basisPoints = z.int().min(0).max(500);

/** What a brand pays on the turnover of its members. */
export const rebateTerms = z.strictObject({
  isEnabled: z.boolean(),
  /** A category that is missing earns nothing. */
  rates: z.partialRecord(category, basisPoints),
  /** The smallest amount that is paid. */
  minimum: decimal,
  /** The time of day in the brand's time zone at which closed days are paid; `null`: by claim only. */
  payAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
});
export type RebateTerms = Infer<typeof rebateTerms>;

/** What the turnover of a day in a category earned. */
export const rebatePart = z.strictObject({
  day,
  category,
  turnover: decimal,
  /** The rate with what the member's level adds. */
  basisPoints: z.int().min(0),
  /** Below zero if bets of the day, or of an earlier one, came back. */
  amount: decimal,
});
export type RebatePart = Infer<typeof rebatePart>;

export const rebatePayment = z.strictObject({
  id: idOf('rbt'),
  amount: decimal,
  currency: z.string(),
  by: z.enum(['member', 'schedule']),
  paidAt: z.iso.datetime(),
  /** What the payment is for. */
  parts: z.array(rebatePart),
});
export type RebatePayment = Infer<typeof rebatePayment>;

export const rebateOverview = z.strictObject({
  currency: z.string(),
  timeZone: z.string(),
  today: day,
  terms: rebateTerms,
  /** When closed days are paid next without a claim. */
  nextPaymentAt: z.iso.datetime().nullable(),
  /** Not claimable before the day ends. */
  accruedToday: z.array(rebatePart),
  /** Closed days that no payment contains. */
  unpaid: z.array(rebatePart),
  /** The sum of the closed days and what is left from earlier payments; below zero if bets came back. */
  balance: decimal,
  /** What a claim pays now; zero below the minimum. */
  claimable: decimal,
  /** The member is in a time-out or excluded: nothing is paid meanwhile. */
  isPaused: z.boolean(),
});
export type RebateOverview = Infer<typeof rebateOverview>;

export const adminRebatePayment = rebatePayment.extend({
  brand: z.string(),
  memberId: idOf('mem'),
  account: z.string(),
});
export type AdminRebatePayment = Infer<typeof adminRebatePayment>;

export const brandRebateTerms = z.strictObject({
  brand: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  current: rebateTerms,
  /** Saved terms that apply from a later day. */
  next: z.strictObject({ from: day, terms: rebateTerms }).nullable(),
});
export type BrandRebateTerms = Infer<typeof brandRebateTerms>;

/** Input and output of each call. */
export const turnoverRebateSchemas = {
  turnoverRebate: { input: nothing, output: rebateOverview },
  claimTurnoverRebate: {
    input: nothing,
    /** `null`: nothing was left to pay, such as after a claim in another tab. */
    output: z.strictObject({ payment: rebatePayment.nullable() }),
  },
  turnoverRebatePayments: { input: z.strictObject(paging), output: pageOf(rebatePayment) },
} satisfies CallSchemas;

export const turnoverRebatesAdminSchemas = {
  turnoverRebateTerms: { input: z.strictObject({ brand: code }), output: brandRebateTerms },
  saveTurnoverRebateTerms: {
    input: z.strictObject({ brand: code, terms: rebateTerms, note: z.string().max(500) }),
    output: noAnswer,
  },
  adminTurnoverRebates: {
    input: z.strictObject({ brand: code.exactOptional(), ...paging }),
    output: pageOf(adminRebatePayment),
  },
} satisfies CallSchemas;
