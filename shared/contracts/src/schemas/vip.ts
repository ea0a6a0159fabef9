import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { amount, calendarDay, decimal, idOf, language, nothing, signedAmount } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { inLanguages } from './content.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { shownWords, titledWords } from './points.ts';

const points = z.int().min(0).max(1_000_000_000);
/** Rank points for 100 units of turnover, in hundredths of a point. */
const weight = z.int().min(0).max(100_000);

/** What a level gives. */
export const vipBenefits = z.strictObject({
  /** Added to the rebate rate, in hundredths of a percent. */
  rebateBonus: z.int().min(0).max(100),
  /** Added to what a member may withdraw in a day. */
  withdrawalBonus: amount.nullable(),
  /** Withdrawals of 24 hours are approved at once up to this sum; above it an operator approves them. */
  instantWithdrawal: amount.nullable(),
  /** Gifts that wait in the reward centre. */
  levelGift: amount.nullable(),
  birthdayGift: amount.nullable(),
});
export type VipBenefits = Infer<typeof vipBenefits>;

export const vipLevelDraft = z.strictObject({
  names: inLanguages(z.string().trim().min(1).max(40)),
  /** Rank points that lead to this level. */
  reach: points.min(1),
  /** Rank points in a month that keep this level; 0: it is kept without. */
  keep: points,
  benefits: vipBenefits,
});
export type VipLevelDraft = Infer<typeof vipLevelDraft>;

/** The ladder of a brand. */
export const vipLadderDraft = z
  .strictObject({
    /** Headline and text of the public page. */
    words: inLanguages(titledWords),
    /** What was staked before this day of the brand gives no rank points. */
    from: calendarDay,
    /** A category that is missing gives no rank points. */
    weights: z.partialRecord(z.enum(gameCategories), weight),
    /** Months in a row that a member may miss before the level falls by one. */
    graceMonths: z.int().min(0).max(12),
    /** The first one is level 1. */
    levels: z.array(vipLevelDraft).min(1).max(10),
  })
  .refine(
    ({ levels }) =>
      levels.every(({ reach }, index) => index === 0 || reach > (levels[index - 1]?.reach ?? 0)),
    { path: ['levels'] },
  );
export type VipLadderDraft = Infer<typeof vipLadderDraft>;

/** The ladder in one language; `isEnabled` is false for a brand without one. */
export const vipLadder = z.strictObject({
  isEnabled: z.boolean(),
  ...shownWords,
  currency: z.string(),
  weights: vipLadderDraft.shape.weights,
  graceMonths: z.int(),
  levels: z.array(
    z.strictObject({
      level: z.int(),
      name: z.string(),
      reach: points,
      keep: points,
      benefits: vipBenefits,
      /** Served by the personal support. */
      hasSupport: z.boolean(),
    }),
  ),
});
export type VipLadder = Infer<typeof vipLadder>;

export const rankChange = z.strictObject({
  from: z.int(),
  to: z.int(),
  /** `operator`: an operator has set the level. */
  reason: z.enum(['reached', 'not-kept', 'operator']),
  at: z.iso.datetime(),
});
export type RankChange = Infer<typeof rankChange>;

/** A member's place on the ladder. */
export const playerRank = z.strictObject({
  level: z.int(),
  rankPoints: decimal,
  /** Rank points of this month of the brand. */
  monthPoints: decimal,
  /** The first day of the next month, when the level is checked. */
  checkedOn: z.iso.date(),
  /** Months in a row in which the level was not kept. */
  missedMonths: z.int(),
  /** Changes of the level, newest first. */
  changes: z.array(rankChange),
});
export type PlayerRank = Infer<typeof playerRank>;

/** Input and output of each call. */
export const vipSchemas = {
  vipLadder: { input: z.strictObject({ language }), output: vipLadder },
  playerRank: { input: nothing, output: playerRank },
} satisfies CallSchemas;

export const vipLadderId = z.literal('ladder');
const ladders = documentSchemas(vipLadderDraft, vipLadderId);
const brand = z.string().min(1).max(64);

export const memberRank = playerRank.extend({
  memberId: idOf('mem'),
  account: z.string(),
});
export type MemberRank = Infer<typeof memberRank>;

export const vipAdminSchemas = {
  adminVipLadders: ladders.list,
  saveVipLadder: ladders.save,
  publishVipLadder: ladders.publish,
  removeVipLadder: ladders.remove,
  removedVipLadders: ladders.removed,
  restoreVipLadder: ladders.restore,
  vipLadderRevisions: ladders.revisions,
  restoreVipLadderRevision: ladders.restoreRevision,
  memberRank: {
    input: z.strictObject({ brand, account: z.string().trim().min(1).max(40) }),
    output: memberRank,
  },
  addRankPoints: {
    input: z.strictObject({
      brand,
      account: z.string().trim().min(1).max(40),
      /** Below zero where it takes points away. */
      points: signedAmount,
      note: z.string().trim().min(1).max(500),
    }),
    output: memberRank,
  },
} satisfies CallSchemas;
