import { createHash } from 'node:crypto';
import {
  formatAmount,
  languages,
  parseAmount,
  type CampaignDraft,
  type CampaignGift,
  type CampaignId,
  type CampaignTier,
  type Localized,
  type MemberId,
  type Reward,
} from '@croupier/contracts';
import type { Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { wordsFor } from '../documents/index.ts';
import { moneyIn } from '../rewards/index.ts';

/** A published campaign of a brand. */
export interface Campaign {
  readonly id: CampaignId;
  readonly brand: Brand;
  readonly draft: CampaignDraft;
}

export const unitsOf = (amount: string): bigint => parseAmount(amount) ?? 0n;

/** Whether it has begun and is not over at a time. */
export const isRunning = ({ startsAt, endsAt }: CampaignDraft, at: Date): boolean =>
  new Date(startsAt) <= at && (endsAt === null || at < new Date(endsAt));

/** The highest tier that an amount reaches. */
export const tierFor = (
  tiers: readonly CampaignTier[],
  reachedUnits: bigint,
): CampaignTier | undefined => tiers.findLast(({ from }) => unitsOf(from) <= reachedUnits);

const minorUnits = 1_000n;

/** The reward of a gift; a share is rounded down to hundredths. `null`: the share is nothing. */
export function rewardOf(gift: CampaignGift, reachedUnits: bigint): Reward | null {
  if (gift.kind === 'fixed') return gift.reward;
  const share = (reachedUnits * BigInt(gift.percent)) / 100n;
  const capped = share < unitsOf(gift.most) ? share : unitsOf(gift.most);
  const whole = capped - (capped % minorUnits);
  if (whole <= 0n) return null;
  const amount = formatAmount(whole);
  return gift.terms === null
    ? { kind: 'cash', amount }
    : { kind: 'bonus', amount, terms: gift.terms };
}

/** What a reward costs the budget. */
export function costOf(gift: CampaignGift, reward: Reward): bigint {
  const money = moneyIn(reward);
  if (money > 0n) return money;
  return gift.kind === 'fixed' && gift.value !== null ? unitsOf(gift.value) : 0n;
}

/** The least that a reward of the campaign costs. */
export const leastCost = ({ tiers }: CampaignDraft): bigint =>
  tiers
    .map(({ gift }) => (gift.kind === 'fixed' ? costOf(gift, gift.reward) : 1n))
    .reduce((least, cost) => (cost < least ? cost : least));

/** The number from 0 to 99 that a member has in a campaign; `holdOutIn` of the audience says the same in SQL. */
export function drawnNumber(campaign: CampaignId, member: MemberId): number {
  const hash = createHash('md5').update(`${campaign}:${member}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) % 100;
}

/** Held-out members get nothing: they are compared with the others. */
export const isHeldOut = ({ id, draft }: Pick<Campaign, 'id' | 'draft'>, member: MemberId) =>
  drawnNumber(id, member) < draft.audience.holdOutPercent;

/** The event of a member who enters the code of a campaign: it happens once. */
export const codeEntered = 'code';

/** The event of a member who has the rank that a campaign asks for. */
export const rankReached = 'rank';

/** The event of a member who has checked in on the last day of a streak. */
export const streakOn = (day: Day): string => `streak ${day}`;

/** Names an event for all campaigns of a group: a member gets one reward for it. `null`: no group. */
export const stackKeyOf = (
  { brand, draft }: Pick<Campaign, 'brand' | 'draft'>,
  event: string,
): string | null => (draft.group === null ? null : `${brand.code} ${draft.group} ${event}`);

/** A text of a campaign in every language; missing ones are in the brand's own. */
export function wordsInAll(
  { brand, draft }: Pick<Campaign, 'brand' | 'draft'>,
  field: 'title' | 'summary',
): Localized {
  const entries = languages.map((language) => [
    language,
    wordsFor(draft.words, { brand, language })?.[field] ?? '',
  ]);
  return { en: '', bn: '', es: '', ar: '', ...Object.fromEntries(entries) };
}
