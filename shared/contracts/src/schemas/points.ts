import { z } from 'zod';
import {
  earningTypes,
  pointItemCategories,
  pointEntryKinds,
  pointTypes,
  redeemStatuses,
} from '../point-terms.ts';
import {
  calendarDay,
  decimal,
  idOf,
  language,
  localized,
  nothing,
  pageOf,
  paging,
} from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { paymentPassword } from './cashier.ts';
import { inLanguages } from './content.ts';
import type { Infer } from './infer.ts';
import { bonusReward, cashReward, freeRoundsReward } from './rewards.ts';

const line = z.string().trim().max(120);

/** A title and a text in one language. */
export const titledWords = z.strictObject({
  title: line.min(1),
  text: z.string().trim().max(2_000),
});
export type TitledWords = Infer<typeof titledWords>;

/** The same in an answer; empty if nothing is published. */
export const shownWords = { title: z.string(), text: z.string() };

/** Points for 100 units of currency, in hundredths of a point. */
const rate = z.int().min(0).max(100_000);

/** How the members of a brand earn points and convert them. */
export const pointRulesDraft = z.strictObject({
  /** Shown to members above the rates. */
  words: inLanguages(titledWords),
  isEnabled: z.boolean(),
  /** Stakes and deposits before this day of the brand earn no points. */
  from: calendarDay,
  /** A type that is missing earns nothing. */
  rates: z.partialRecord(z.enum(earningTypes), rate),
  /** The points that one unit of currency costs; `null`: points are not converted to cash. */
  pointsPerUnit: z.int().min(1).max(1_000_000).nullable(),
  /** The smallest number of points that is converted at once. */
  leastConverted: z.int().min(1).max(1_000_000_000),
});
export type PointRulesDraft = Infer<typeof pointRulesDraft>;

export const pointRulesId = z.literal('rules');

/** What a member gets for the points. */
export const pointItemGives = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('physical') }),
  cashReward,
  bonusReward,
  freeRoundsReward,
]);
export type PointItemGives = Infer<typeof pointItemGives>;

const count = z.int().min(0).max(1_000_000);

const itemFields = {
  category: z.enum(pointItemCategories),
  gives: pointItemGives,
  /** In whole points. */
  price: z.int().min(1).max(1_000_000_000),
  /** The picture is generated from this text: the same text gives the same picture. */
  art: z.string().trim().min(1).max(60),
  /** How many a member may have; `null`: without a limit. */
  perMember: z.int().min(1).max(1_000).nullable(),
};

/** An item of the points mall as edited by operators. */
export const pointItemDraft = z.strictObject({
  ...itemFields,
  /** Orders are approved at once; a physical item always waits for an operator. */
  isAutomatic: z.boolean(),
  words: inLanguages(titledWords),
});
export type PointItemDraft = Infer<typeof pointItemDraft>;

/** An item as members see it, in one language. */
export const pointItem = z.strictObject({
  id: idOf('pti'),
  ...itemFields,
  ...shownWords,
  /** How many are left; `null`: without a limit. */
  stock: count.nullable(),
});
export type PointItem = Infer<typeof pointItem>;

export const pointConfig = z.strictObject({
  ...shownWords,
  currency: z.string(),
  isEnabled: z.boolean(),
  rates: pointRulesDraft.shape.rates,
  pointsPerUnit: pointRulesDraft.shape.pointsPerUnit,
  leastConverted: pointRulesDraft.shape.leastConverted,
});
export type PointConfig = Infer<typeof pointConfig>;

export const pointBalance = z.strictObject({
  points: decimal,
  /** What the points are worth in cash; `null` without conversion. */
  worth: decimal.nullable(),
  currency: z.string(),
  /** Points of bets that came back and were already spent: the next earned points make up for them. */
  owed: decimal,
  /** What was earned so far by type, without what was spent. */
  earned: z.array(z.strictObject({ type: z.enum(earningTypes), points: decimal })),
});
export type PointBalance = Infer<typeof pointBalance>;

/** A booking of points. */
export const pointEntry = z.strictObject({
  id: idOf('ptl'),
  type: z.enum(pointTypes),
  kind: z.enum(pointEntryKinds),
  /** Below zero where points left. */
  points: decimal,
  balanceAfter: decimal,
  /** The item that the points were redeemed for; `null` for all other bookings. */
  item: localized.nullable(),
  /** The converted amount or the reason of an adjustment; empty for all other bookings. */
  detail: z.string(),
  bookedAt: z.iso.datetime(),
});
export type PointEntry = Infer<typeof pointEntry>;

/** Where a physical item is sent. */
export const deliveryAddress = z.strictObject({
  name: line.min(1),
  mobile: z.string().trim().min(5).max(24),
  street: z.string().trim().min(1).max(200),
  city: line.min(1),
  postcode: z.string().trim().max(16),
});
export type DeliveryAddress = Infer<typeof deliveryAddress>;

/** What a member ordered in the points mall. */
export const pointOrder = z.strictObject({
  id: idOf('pto'),
  itemId: idOf('pti'),
  title: localized,
  gives: pointItemGives,
  art: z.string(),
  price: z.int(),
  status: z.enum(redeemStatuses),
  address: deliveryAddress.nullable(),
  /** The carrier's tracking number; empty before the item is sent. */
  tracking: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  orderedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type PointOrder = Infer<typeof pointOrder>;

/** Input and output of each call. */
export const pointSchemas = {
  pointConfig: { input: z.strictObject({ language }), output: pointConfig },
  pointBalance: { input: nothing, output: pointBalance },
  pointRewards: { input: z.strictObject({ language }), output: z.array(pointItem) },
  redeemPointReward: {
    input: z.strictObject({
      item: idOf('pti'),
      /** The price as the member saw it. */
      price: itemFields.price,
      address: deliveryAddress.nullable(),
      paymentPassword,
    }),
    output: pointOrder,
  },
  convertPoint: {
    input: z.strictObject({
      points: z.int().min(1).max(1_000_000_000),
      /** The rate as the member saw it. */
      pointsPerUnit: z.int().min(1).max(1_000_000),
      paymentPassword,
    }),
    output: z.strictObject({ points: decimal, amount: decimal, currency: z.string() }),
  },
  pointRedeemList: {
    input: z.strictObject({ status: z.enum(redeemStatuses).exactOptional(), ...paging }),
    output: pageOf(pointOrder),
  },
  pointTransactions: {
    input: z.strictObject({ type: z.enum(pointTypes).exactOptional(), ...paging }),
    output: pageOf(pointEntry),
  },
} satisfies CallSchemas;
