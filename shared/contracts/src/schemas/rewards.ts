import { z } from 'zod';
import { amount, idOf, localized, nothing, pageOf, paging } from './atoms.ts';
import { bonusTerms } from './bonuses.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

const count = z.int().min(1).max(10_000_000);

export const cashReward = z.strictObject({ kind: z.literal('cash'), amount });
export const bonusReward = z.strictObject({
  kind: z.literal('bonus'),
  amount,
  terms: bonusTerms,
});
export const freeRoundsReward = z.strictObject({
  kind: z.literal('free-rounds'),
  game: z.strictObject({ nodeId: idOf('gam'), name: localized }),
  rounds: z.int().min(1).max(1_000),
  /** The value of each round. */
  stake: amount,
  /** How long the rounds can be played after they were claimed. */
  days: z.int().min(1).max(365),
  /** Wins become a bonus under these terms; `null`: cash. */
  terms: bonusTerms.nullable(),
});

/** What a member is given. */
export const reward = z.discriminatedUnion('kind', [
  cashReward,
  bonusReward,
  freeRoundsReward,
  z.strictObject({ kind: z.literal('points'), points: count }),
  z.strictObject({ kind: z.literal('rank-points'), points: count }),
  z.strictObject({
    kind: z.literal('raffle-ticket'),
    raffle: z.string().min(1).max(64),
    tickets: z.int().min(1).max(10_000),
  }),
  z.strictObject({ kind: z.literal('item'), name: localized }),
]);
export type Reward = Infer<typeof reward>;

export const rewardSourceType = z.enum([
  'campaign',
  'mission',
  'leaderboard',
  'raffle',
  'rank',
  'birthday',
  'referral',
  'points',
  'chat',
  'operator',
]);
export type RewardSourceType = Infer<typeof rewardSourceType>;

/**
 * `applying`: an operator decides; `issued`: waits to be claimed; `claimed`: the member has it; `processing`: an
 * item is on its way; `signed`: the item was delivered.
 */
export const rewardState = z.enum([
  'applying',
  'issued',
  'claimed',
  'processing',
  'signed',
  'rejected',
  'expired',
]);
export type RewardState = Infer<typeof rewardState>;

/** A reward that was granted to a member. */
export const rewardGrant = z.strictObject({
  id: idOf('rwd'),
  source: rewardSourceType,
  title: localized,
  /** The terms as they were when it was granted, as paragraphs. */
  terms: z.array(localized),
  reward,
  currency: z.string(),
  state: rewardState,
  grantedAt: z.iso.datetime(),
  /** It can be claimed before this time; `null`: at any time. */
  expiresAt: z.iso.datetime().nullable(),
  claimedAt: z.iso.datetime().nullable(),
  /** Why it was rejected. */
  note: z.string().nullable(),
});
export type RewardGrant = Infer<typeof rewardGrant>;

export const adminRewardGrant = rewardGrant.extend({
  brand: z.string(),
  memberId: idOf('mem'),
  account: z.string(),
  sourceId: z.string(),
  /** How many operators have to approve it, and who has. */
  approvalsNeeded: z.int(),
  approvals: z.array(z.string()),
});
export type AdminRewardGrant = Infer<typeof adminRewardGrant>;

/** Why a reward could not be claimed now; it is still waiting. */
export const rewardObstacle = z.enum([
  'bonus-active',
  'game-unavailable',
  'timed-out',
  'reward-closed',
]);
export type RewardObstacle = Infer<typeof rewardObstacle>;

/** Input and output of each call. */
export const rewardSchemas = {
  rewards: {
    input: z.strictObject({
      /** `waiting`: to be claimed or decided on; `history`: all others. */
      view: z.enum(['waiting', 'history']),
      ...paging,
    }),
    output: pageOf(rewardGrant),
  },
  claimReward: { input: z.strictObject({ id: idOf('rwd') }), output: rewardGrant },
  claimAllRewards: {
    input: nothing,
    output: z.strictObject({
      claimed: z.array(rewardGrant),
      left: z.array(z.strictObject({ id: idOf('rwd'), code: rewardObstacle })),
    }),
  },
} satisfies CallSchemas;

const brand = z.string().min(1).max(64);

export const rewardsAdminSchemas = {
  adminRewards: {
    input: z.strictObject({ brand, state: rewardState.exactOptional(), ...paging }),
    output: pageOf(adminRewardGrant),
  },
  decideReward: {
    input: z.strictObject({
      brand,
      id: idOf('rwd'),
      /** `deliver`: the member has received the item. */
      decision: z.enum(['approve', 'reject', 'deliver']),
      note: z.string().min(1).max(500),
    }),
    output: adminRewardGrant,
  },
} satisfies CallSchemas;
