import { z } from 'zod';
import { referralReasons, referralStates } from '../referral-terms.ts';
import { decimal, idOf, nothing, noAnswer, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';
import { parseAmount, type DecimalAmount } from '../money.ts';

const day = z.iso.date();
const code = z.string().min(1).max(64);

const zeroOrMore: z.ZodType<DecimalAmount> = z
  .string()
  .max(16)
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n);

/** What a referrer earns on the play of the friends of one level. */
export const referralLevel = z.strictObject({
  /** `turnover`: stakes less those that came back. `net`: turnover less wins, bonuses and rebates. */
  basis: z.enum(['turnover', 'net']),
  /** The share in hundredths of a percent; at most 20 %. */
  basisPoints: z.int().min(0).max(2_000),
});
export type ReferralLevel = Infer<typeof referralLevel>;

/** What a brand pays its members for friends whom they bring. */
export const referralTerms = z.strictObject({
  isEnabled: z.boolean(),
  /** The first entry is for friends whom the member invited, the second for friends of those. */
  levels: z.array(referralLevel).max(3),
  /** Paid once for an invited friend whose deposits and turnover have both reached these amounts. */
  firstDeposit: z
    .strictObject({ deposits: zeroOrMore, turnover: zeroOrMore, amount: zeroOrMore })
    .nullable(),
  /** For how many days after the registration the play of a friend earns; `null`: without an end. */
  days: z.int().min(1).max(3_650).nullable(),
  /** The smallest amount that is paid. */
  minimum: zeroOrMore,
  /** The time of day in the brand's time zone at which closed days are paid. */
  payAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type ReferralTerms = Infer<typeof referralTerms>;

/** A part of what a payment is for. */
export const referralPart = z.strictObject({
  /** Masked account name of the friend. */
  friend: z.string(),
  level: z.number(),
  kind: z.enum(['share', 'first-deposit']),
  day,
  basis: referralLevel.shape.basis,
  base: decimal,
  basisPoints: z.number(),
  /** Below zero if bets came back. */
  amount: decimal,
});
export type ReferralPart = Infer<typeof referralPart>;

export const referralPayment = z.strictObject({
  id: idOf('rfp'),
  amount: decimal,
  currency: z.string(),
  paidAt: z.iso.datetime(),
  parts: z.array(referralPart),
});
export type ReferralPayment = Infer<typeof referralPayment>;

export const referredFriend = z.strictObject({
  id: idOf('rfl'),
  /** Masked account name. */
  account: z.string(),
  joinedAt: z.iso.datetime(),
  /** `active`: the friend has played within the last 30 days. */
  progress: z.enum(['registered', 'deposited', 'active']),
  state: z.enum(['counted', 'in-review', 'not-counted']),
  /** What the member was paid for this friend. */
  earned: decimal,
});
export type ReferredFriend = Infer<typeof referredFriend>;

export const referralOverview = z.strictObject({
  /** `agent`: agents invite members into their team instead. */
  state: z.enum(['on', 'off', 'agent']),
  /** The member's own code; `null` if the state is not `on`. */
  code: z.string().nullable(),
  currency: z.string(),
  timeZone: z.string(),
  terms: referralTerms,
  nextPaymentAt: z.iso.datetime().nullable(),
  friends: z.strictObject({
    registered: z.number(),
    deposited: z.number(),
    active: z.number(),
    inReview: z.number(),
  }),
  /** Friends and paid amounts by level; the first entry is level 1. */
  levels: z.array(z.strictObject({ friends: z.number(), paid: decimal })),
  /** What closed days earned and no payment contains; below zero if bets came back. */
  waiting: decimal,
  paid: decimal,
  /** The member is in a time-out or excluded: nothing is paid meanwhile. */
  isPaused: z.boolean(),
});
export type ReferralOverview = Infer<typeof referralOverview>;

export const brandReferralTerms = z.strictObject({
  brand: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  current: referralTerms,
  /** Saved terms that apply from a later day. */
  next: z.strictObject({ from: day, terms: referralTerms }).nullable(),
  totals: z.strictObject({
    friends: z.number(),
    held: z.number(),
    rejected: z.number(),
    paid: decimal,
  }),
});
export type BrandReferralTerms = Infer<typeof brandReferralTerms>;

export const adminReferral = z.strictObject({
  id: idOf('rfl'),
  brand: z.string(),
  referrerId: idOf('mem'),
  referrer: z.string(),
  friendId: idOf('mem'),
  friend: z.string(),
  joinedAt: z.iso.datetime(),
  state: z.enum(referralStates),
  reasons: z.array(z.enum(referralReasons)),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
});
export type AdminReferral = Infer<typeof adminReferral>;

/** Input and output of each call. */
export const referralSchemas = {
  referral: { input: nothing, output: referralOverview },
  referredFriends: { input: z.strictObject(paging), output: pageOf(referredFriend) },
  referralPayments: { input: z.strictObject(paging), output: pageOf(referralPayment) },
} satisfies CallSchemas;

export const referralsAdminSchemas = {
  referralTerms: { input: z.strictObject({ brand: code }), output: brandReferralTerms },
  saveReferralTerms: {
    input: z.strictObject({ brand: code, terms: referralTerms, note: z.string().max(500) }),
    output: noAnswer,
  },
  adminReferrals: {
    input: z.strictObject({
      brand: code.exactOptional(),
      state: z.enum(referralStates).exactOptional(),
      ...paging,
    }),
    output: pageOf(adminReferral),
  },
  decideReferral: {
    input: z.strictObject({
      /** The friend: each member was invited by one other member at most. */
      memberId: idOf('mem'),
      decision: z.enum(['release', 'reject']),
      note: z.string().trim().min(1).max(500),
    }),
    output: noAnswer,
  },
} satisfies CallSchemas;
