import type { CampaignTier, MemberId, Reward, RewardState } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import { dayjs } from '../../zoned-time.ts';
import { activeBonus } from '../bonuses/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { membersIn } from './audience.store.ts';
import {
  addAward,
  countAward,
  lockMember,
  setReward,
  type MemberRow,
  type NewAward,
} from './awards.store.ts';
import { spend } from './budgets.store.ts';
import {
  costOf,
  isHeldOut,
  isRunning,
  rewardOf,
  stackKeyOf,
  unitsOf,
  wordsInAll,
  type Campaign,
} from './campaign.ts';
import { campaignTerms } from './campaign-terms.ts';

/** An event that a campaign rewards. */
export interface Occurrence {
  readonly member: MemberId;
  /** Names the event within the campaign: it is rewarded once. */
  readonly occurrence: string;
  /** Names the event for all campaigns of a group. */
  readonly event: string;
  readonly tier: CampaignTier;
  /** The amount that was reached. */
  readonly reachedUnits: bigint;
  /** When it happened: the campaign must have been running, and the member must have joined before. */
  readonly at: Date;
  /** The member's request, if the event is one: a repetition gets the first answer. */
  readonly requestKey?: string;
}

export type AwardRefusal = 'campaign-closed' | 'campaign-not-open-to-member' | 'campaign-used';

export type AwardResult = Outcome<RewardState | 'held-out', AwardRefusal>;

export interface AwardUses {
  readonly rewards: Pick<Rewards, 'grant' | 'canIssue' | 'isLarge'>;
  readonly protection: Pick<Protection, 'isAway'>;
}

export type Awards = ReturnType<typeof createAwards>;

export function createAwards(core: Core, { rewards, protection }: AwardUses) {
  const { db, clock } = core;

  /** Members outside of the audience, on a break, or with a bonus where that matters, get nothing. */
  async function isOpenTo(tx: Tx, { brand, draft }: Campaign, member: MemberId): Promise<boolean> {
    const audience = { brand: brand.code, audience: draft.audience };
    const found = await membersIn(tx, audience, [member]);
    if (!found.has(member)) return false;
    if (await protection.isAway({ id: member, brand: brand.code }, tx)) return false;
    return !draft.notWithBonus || (await activeBonus(tx, member)) === undefined;
  }

  /** What one operator gives by hand waits for approval if it is large. */
  async function claimOf({ brand, draft }: Campaign, reward: Reward) {
    const isByHand = draft.trigger.kind === 'manual';
    return isByHand && (await rewards.isLarge(brand, reward)) ? 'approval' : draft.claim;
  }

  /**
   * Gives the reward of an event in one transaction: the rows of the member and of the budget are locked until
   * the reward is granted, so that neither a bound of the member nor a budget is exceeded.
   */
  async function awardIn(tx: Tx, campaign: Campaign, event: Occurrence): Promise<AwardResult> {
    const { id, brand, draft } = campaign;
    const { member, tier } = event;
    const now = clock.now();
    const reward = rewardOf(tier.gift, event.reachedUnits);
    if (!isRunning(draft, event.at)) return fail('campaign-closed');
    if (reward === null || !rewards.canIssue(reward.kind)) return fail('campaign-closed');
    const day = dayIn(brand.settings.profile.timeZone, now);
    const row = await lockMember(tx, { campaign: id, member });
    if (!hasRoom(campaign, row, day)) return fail('campaign-used');
    if (draft.needsJoin && (row.joined_at === null || row.joined_at > event.at))
      return fail('campaign-not-open-to-member');
    if (!(await isOpenTo(tx, campaign, member))) return fail('campaign-not-open-to-member');
    const isOut = isHeldOut(campaign, member);
    const award: NewAward = {
      campaign: id,
      member,
      occurrence: event.occurrence,
      stackKey: isOut ? null : stackKeyOf(campaign, event.event),
      day,
      costUnits: isOut ? 0n : costOf(tier.gift, reward),
      reward: null,
      at: now,
      requestKey: event.requestKey ?? null,
    };
    if (!(await addAward(tx, award))) return fail('campaign-used');
    if (isOut) return done('held-out');
    if (!(await spend(tx, spendingOf(campaign, award)))) return fail('campaign-closed');
    const granted = await rewards.grant(tx, {
      member,
      brand,
      reward,
      source: { type: 'campaign', id: `${id}:${event.occurrence}` },
      title: wordsInAll(campaign, 'title'),
      terms: campaignTerms(campaign),
      expiresAt: dayjs.utc(now).add(draft.claimDays, 'day').toDate(),
      claim: await claimOf(campaign, reward),
    });
    await setReward(tx, award, granted.id);
    await countAward(tx, { campaign: id, member }, day);
    return done(granted.state);
  }

  return {
    awardIn,
    award: (campaign: Campaign, event: Occurrence): Promise<AwardResult> =>
      db.transaction((tx) => awardIn(tx, campaign, event)),
    isOpenTo,
  };
}

const hasRoom = ({ draft }: Campaign, row: MemberRow, day: string): boolean =>
  row.awards < draft.perMember &&
  (draft.perMemberDay === null || row.last_day !== day || row.day_awards < draft.perMemberDay);

const spendingOf = ({ id, draft }: Campaign, { day, costUnits }: NewAward) => ({
  campaign: id,
  day,
  costUnits,
  mostUnits: draft.budget === null ? null : unitsOf(draft.budget),
  mostPerDayUnits: draft.budgetPerDay === null ? null : unitsOf(draft.budgetPerDay),
});
