import {
  formatAmount,
  type CampaignProgress,
  type CampaignStatus,
  type ShownCampaign,
} from '@croupier/contracts';
import { dayAfter, type Day } from '../../zoned-day.ts';
import type { AwardState, MemberRow } from './awards.store.ts';
import { leastCost, unitsOf, wordsInAll, type Campaign } from './campaign.ts';
import { campaignTerms } from './campaign-terms.ts';
import type { DayPlay } from './facts.store.ts';
import { depositsBefore, isDepositOver } from './nth-deposit.ts';
import { presentPeriod, streakUpTo, sumOf } from './occurrences.ts';

/** What is known of a member in a campaign. */
export interface Member {
  readonly row: MemberRow | undefined;
  /** The latest last. */
  readonly awards: readonly AwardState[];
  readonly play: readonly DayPlay[];
  /** Days of check-ins, the latest first. */
  readonly visits: readonly Day[];
  /** Credited deposits. */
  readonly deposits: number;
}

export interface View {
  readonly now: Date;
  readonly today: Day;
  readonly spentUnits: bigint;
  /** `null`: a visitor. */
  readonly member: Member | null;
}

export function shownCampaign(campaign: Campaign, view: View): ShownCampaign {
  const { id, brand, draft } = campaign;
  const status = statusOf(campaign, view);
  const isStreak = draft.trigger.kind === 'login-streak';
  const isActive = status === 'processing' || status === 'claim';
  return {
    id,
    category: draft.category,
    art: draft.art,
    title: wordsInAll(campaign, 'title'),
    summary: wordsInAll(campaign, 'summary'),
    startsAt: draft.startsAt,
    endsAt: draft.endsAt,
    trigger: draft.trigger.kind,
    tiers: draft.tiers,
    currency: brand.currency,
    needsJoin: draft.needsJoin,
    hasJoined: (view.member?.row?.joined_at ?? null) !== null,
    status,
    progress: view.member && isActive ? progressOf(campaign, view, view.member) : null,
    canCheckIn: isStreak && isActive && view.member?.visits[0] !== view.today,
    depositsBefore: depositsBefore(campaign, view.member?.deposits ?? 0),
    rewardId: view.member?.awards.find((award) => isClaimable(award, view.now))?.reward ?? null,
    terms: campaignTerms(campaign),
  };
}

const isClaimable = ({ state, expiresAt }: AwardState, now: Date) =>
  state === 'issued' && (expiresAt === null || expiresAt > now);

function statusOf(campaign: Campaign, { now, member, spentUnits }: View): CampaignStatus {
  const { draft } = campaign;
  if (member?.awards.some((award) => isClaimable(award, now))) return 'claim';
  if (member?.awards.some(({ state }) => state === 'applying')) return 'applying';
  const latest = member?.awards.at(-1);
  const isComplete = (member?.row?.awards ?? 0) >= draft.perMember;
  if (latest && isComplete) return endOf(latest);
  if (now < new Date(draft.startsAt)) return 'coming';
  if (draft.endsAt !== null && now >= new Date(draft.endsAt)) return 'close';
  if (draft.budget !== null && spentUnits + leastCost(draft) > unitsOf(draft.budget))
    return 'close';
  const hasJoined = (member?.row?.joined_at ?? null) !== null;
  if (member && !hasJoined && isDepositOver(campaign, member.deposits)) return 'close';
  return member === null || (draft.needsJoin && !hasJoined) ? 'join' : 'processing';
}

function endOf({ state, claim }: AwardState): CampaignStatus {
  switch (state) {
    case 'rejected':
    case 'signed':
    case 'processing':
      return state;
    case 'claimed':
      return claim === 'automatic' ? 'issued' : 'claimed';
    default:
      return 'close';
  }
}

function progressOf(
  campaign: Campaign,
  { now, today }: View,
  { row, play, visits }: Member,
): CampaignProgress | null {
  const { trigger, tiers } = campaign.draft;
  if (trigger.kind === 'login-streak') {
    const length = streakUpTo(today, visits) || openStreak(today, visits);
    const done =
      length % trigger.days === 0 && visits[0] === today ? trigger.days : length % trigger.days;
    return { unit: 'days', value: String(done), target: String(trigger.days) };
  }
  if (trigger.kind !== 'turnover' && trigger.kind !== 'loss') return null;
  const period = presentPeriod(campaign, trigger, { joinedAt: row?.joined_at ?? null, now });
  const of = trigger.kind === 'turnover' ? 'turnoverUnits' : 'lossUnits';
  const reached = sumOf(play, trigger, { ...period, of });
  const units = reached > 0n ? reached : 0n;
  const next = tiers.find(({ from }) => unitsOf(from) > units) ?? tiers.at(-1);
  return { unit: 'money', value: formatAmount(units), target: next?.from ?? '0.00' };
}

/** A streak up to yesterday can go on today. */
const openStreak = (today: Day, visits: readonly Day[]): number =>
  streakUpTo(dayAfter(today, -1), visits);
