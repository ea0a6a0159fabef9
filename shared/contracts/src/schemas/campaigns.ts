import { z } from 'zod';
import { campaignTriggerKinds, isJoinable } from '../campaign-terms.ts';
import { highestRankLevel } from '../identity-terms.ts';
import { gameCategories } from '../game-types.ts';
import { parseAmount } from '../money.ts';
import { amount, decimal, idOf, localized, nothing } from './atoms.ts';
import { bonusTerms } from './bonuses.ts';
import type { CallSchemas } from './call-schemas.ts';
import { promotion } from './community.ts';
import { inLanguages, showing } from './content.ts';
import { memberLabel } from './member-labels.ts';
import type { Infer } from './infer.ts';
import { reward, rewardState } from './rewards.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const categories = z.array(z.enum(gameCategories)).max(gameCategories.length);

/** What a player types; letters and digits that are hard to confuse in speech are not required. */
export const campaignCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,32}$/);

/** What makes a campaign give its reward. */
export const campaignTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('registration') }),
  z.strictObject({ kind: z.literal('deposit') }),
  /** The first, second … credited deposit of a member. */
  z.strictObject({ kind: z.literal('nth-deposit'), number: z.int().min(1).max(100) }),
  /** Turnover in whole days of a period; no category: all of them. */
  z.strictObject({
    kind: z.literal('turnover'),
    period: z.enum(['day', 'week', 'month', 'campaign']),
    categories,
  }),
  /** Net loss of a period, when the period is over. */
  z.strictObject({
    kind: z.literal('loss'),
    period: z.enum(['day', 'week', 'month']),
    categories,
  }),
  /** So many days in a row on which the member checks in. */
  z.strictObject({ kind: z.literal('login-streak'), days: z.int().min(2).max(31) }),
  z.strictObject({ kind: z.literal('rank'), level: z.int().min(1).max(highestRankLevel) }),
  z.strictObject({ kind: z.literal('birthday') }),
  /** A member registers through this member's link or code and makes a first deposit. */
  z.strictObject({ kind: z.literal('referral') }),
  z.strictObject({ kind: z.literal('code'), code: campaignCode }),
  /** An operator names the members. */
  z.strictObject({ kind: z.literal('manual') }),
  /** Every member of the audience, at a time of the brand's day; 1 is Monday. */
  z.strictObject({
    kind: z.literal('schedule'),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
    time: timeOfDay,
  }),
  /** An operator makes it rain in the chat room: who wrote there lately can take a share. */
  z.strictObject({ kind: z.literal('chat-rain') }),
]);
export type CampaignTrigger = Infer<typeof campaignTrigger>;

export const campaignTriggerKind = z.enum(
  campaignTriggerKinds satisfies readonly CampaignTrigger['kind'][],
);

/** Members who meet all conditions; `null`: no condition. Excluded and trial members never belong to it. */
export const campaignAudience = z.strictObject({
  rankFrom: z.int().min(0).max(highestRankLevel).nullable(),
  rankTo: z.int().min(0).max(highestRankLevel).nullable(),
  /** Countries by the dialing codes of the mobile numbers; empty: all. */
  dialingCodes: z.array(z.string().regex(/^[0-9]{1,4}$/)).max(20),
  registeredSince: z.iso.datetime().nullable(),
  registeredBefore: z.iso.datetime().nullable(),
  activeSince: z.iso.datetime().nullable(),
  /** Credited deposits so far. */
  depositsFrom: z.int().min(0).max(1_000_000).nullable(),
  depositsTo: z.int().min(0).max(1_000_000).nullable(),
  /** Members with at least one of these labels; empty: all. */
  labels: z.array(memberLabel).max(20),
  /** Names of accounts; empty: all. */
  accounts: z.array(z.string().trim().min(1).max(64)).max(1_000),
  /** Share of the audience in percent that gets nothing, for comparison. */
  holdOutPercent: z.int().min(0).max(50),
});
export type CampaignAudience = Infer<typeof campaignAudience>;

/** What a tier gives: always the same, or a share of the amount that was reached. */
export const campaignGift = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fixed'),
    reward,
    /** What it costs the budget where the reward is no money; `null`: its own amount. */
    value: decimal.nullable(),
  }),
  z.strictObject({
    kind: z.literal('share'),
    percent: z.int().min(1).max(1_000),
    most: amount,
    /** The share is a bonus under these terms; `null`: cash. */
    terms: bonusTerms.nullable(),
  }),
]);
export type CampaignGift = Infer<typeof campaignGift>;

export const campaignTier = z.strictObject({
  /** The amount from which the tier applies; `0` where the trigger has no amount. */
  from: decimal,
  gift: campaignGift,
});
export type CampaignTier = Infer<typeof campaignTier>;

export const campaignWords = z.strictObject({
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().max(200),
});
export type CampaignWords = Infer<typeof campaignWords>;

const unitsOf = (text: string) => parseAmount(text) ?? 0n;
/** Triggers that measure an amount, so that tiers can begin at one. */
const measured: readonly CampaignTrigger['kind'][] = [
  'deposit',
  'nth-deposit',
  'turnover',
  'loss',
  'referral',
];
/** Turnover is still rising when a tier is reached, so a share of it is not known. */
const shared: readonly CampaignTrigger['kind'][] = ['deposit', 'nth-deposit', 'loss', 'referral'];

/** A campaign as operators write it. */
export const campaignDraft = z
  .strictObject({
    category: promotion.shape.category,
    /** The picture is generated from this text. */
    art: z.string().trim().min(1).max(60),
    words: inLanguages(campaignWords),
    ...showing.shape,
    trigger: campaignTrigger,
    audience: campaignAudience,
    /** In rising order of `from`. */
    tiers: z.array(campaignTier).min(1).max(10),
    /** How many rewards a member gets in all, and in a day of the brand. */
    perMember: z.int().min(1).max(1_000),
    perMemberDay: z.int().min(1).max(1_000).nullable(),
    /** What all rewards may cost, and those of a day; `null`: without a bound. */
    budget: amount.nullable(),
    budgetPerDay: amount.nullable(),
    claim: z.enum(['manual', 'automatic', 'approval']),
    /** How long a reward waits to be claimed. */
    claimDays: z.int().min(1).max(365),
    /** Only what happens after the member has joined counts. */
    needsJoin: z.boolean(),
    /** Campaigns of one group never reward the same event, and a member joins one of them at a time. */
    group: z.string().trim().min(1).max(40).nullable(),
    /** Gives nothing to members with an active bonus. */
    notWithBonus: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || new Date(endsAt) > new Date(startsAt), {
    path: ['endsAt'],
  })
  .refine(({ trigger, needsJoin }) => !needsJoin || isJoinable(trigger.kind), {
    path: ['needsJoin'],
  })
  // Taking the share in the room is the claim.
  .refine(({ trigger, claim }) => trigger.kind !== 'chat-rain' || claim !== 'manual', {
    path: ['claim'],
  })
  .refine(({ trigger, tiers }) => measured.includes(trigger.kind) || tiers.length === 1, {
    path: ['tiers'],
  })
  .refine(
    ({ tiers }) =>
      tiers.every(
        ({ from }, at) =>
          unitsOf(from) >= 0n && (at === 0 || unitsOf(from) > unitsOf(tiers[at - 1]?.from ?? '0')),
      ),
    { path: ['tiers'] },
  )
  .refine(
    ({ trigger, tiers }) =>
      shared.includes(trigger.kind) || tiers.every(({ gift }) => gift.kind === 'fixed'),
    { path: ['tiers'] },
  );
export type CampaignDraft = Infer<typeof campaignDraft>;

/**
 * A member's state in a campaign. `coming`: not begun; `join`: can be joined; `processing`: counts; `claim`:
 * a reward waits to be claimed; `applying`, `rejected`: an operator decides or has rejected; `issued`,
 * `claimed`: the member has every reward of it, without or by a claim; `signed`: an item was delivered;
 * `close`: over, or the budget is spent.
 */
export const campaignStatus = z.enum([
  'coming',
  'join',
  'processing',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'signed',
  'close',
]);
export type CampaignStatus = Infer<typeof campaignStatus>;

/** How far a member is: of an amount of money, or of a number of days. */
export const campaignProgress = z.strictObject({
  unit: z.enum(['money', 'days']),
  value: decimal,
  /** What the next tier asks. */
  target: decimal,
});
export type CampaignProgress = Infer<typeof campaignProgress>;

export const shownCampaign = z.strictObject({
  id: idOf('cmp'),
  category: promotion.shape.category,
  art: z.string(),
  title: localized,
  summary: localized,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** The kind alone: a code is not shown. */
  trigger: campaignTriggerKind,
  tiers: z.array(campaignTier),
  currency: z.string(),
  needsJoin: z.boolean(),
  hasJoined: z.boolean(),
  status: campaignStatus,
  progress: campaignProgress.nullable(),
  /** The member can check in today. */
  canCheckIn: z.boolean(),
  /**
   * How many deposits must be credited before the one that is rewarded; 0: the next one is, `null`: none is any
   * more.
   */
  depositsBefore: z.int().min(0).nullable(),
  /** The reward that waits to be claimed. */
  rewardId: idOf('rwd').nullable(),
  /** The terms, generated from the campaign, as paragraphs. */
  terms: z.array(localized),
});
export type ShownCampaign = Infer<typeof shownCampaign>;

const chosen = z.strictObject({ id: idOf('cmp') });

/** Input and output of each call. */
export const campaignSchemas = {
  campaigns: { input: nothing, output: z.array(shownCampaign) },
  joinCampaign: { input: chosen, output: shownCampaign },
  leaveCampaign: { input: chosen, output: shownCampaign },
  checkInCampaign: { input: chosen, output: shownCampaign },
  enterCampaignCode: {
    input: z.strictObject({ code: campaignCode }),
    output: z.strictObject({
      campaign: shownCampaign,
      state: rewardState,
      /** The member had entered the code before, with another request. */
      wasEntered: z.boolean(),
    }),
  },
} satisfies CallSchemas;
