import type { CampaignTrigger, MemberId } from '@croupier/contracts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import { isRunning, tierFor, unitsOf, type Campaign } from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import type { CreditedDeposit, DayPlay, ReferredDeposit, Registration } from './facts.store.ts';
import { periodOf, type Period } from './periods.ts';

export type Trigger<Kind extends CampaignTrigger['kind']> = Extract<
  CampaignTrigger,
  { readonly kind: Kind }
>;

/** An event without an amount: the campaign has one tier. */
export function plainOccurrence(
  { draft }: Campaign,
  { member, occurrence, at }: Pick<Occurrence, 'member' | 'occurrence' | 'at'>,
): Occurrence | null {
  const tier = draft.tiers[0];
  return tier ? { member, occurrence, event: occurrence, tier, reachedUnits: 0n, at } : null;
}

export const registered = (campaign: Campaign, { member, at }: Registration): Occurrence | null =>
  plainOccurrence(campaign, { member, occurrence: 'registration', at });

/** What a credited deposit is for a campaign; `null`: nothing. */
export function deposited(campaign: Campaign, deposit: CreditedDeposit): Occurrence | null {
  const { draft } = campaign;
  const tier = tierFor(draft.tiers, deposit.units);
  if (!tier || !isRunning(draft, deposit.at)) return null;
  // Who joins while a deposit is on its way did not ask for it under these terms.
  const at = draft.needsJoin ? deposit.requestedAt : deposit.at;
  const event = { tier, reachedUnits: deposit.units, event: deposit.id };
  switch (draft.trigger.kind) {
    case 'deposit':
      return { ...event, member: deposit.member, occurrence: deposit.id, at };
    case 'nth-deposit':
      if (deposit.number !== draft.trigger.number) return null;
      return { ...event, member: deposit.member, occurrence: 'deposit', at };
    default:
      return null;
  }
}

/** A friend who registered while the campaign ran has made the first deposit: a reward for the referrer. */
export function referred({ draft }: Campaign, deposit: ReferredDeposit): Occurrence | null {
  const { member: friend, referrer: member, units, at, registeredAt } = deposit;
  const tier = tierFor(draft.tiers, units);
  if (!tier || draft.trigger.kind !== 'referral') return null;
  if (!isRunning(draft, at) || registeredAt < new Date(draft.startsAt)) return null;
  const event = `friend ${friend}`;
  return { member, occurrence: event, event, tier, reachedUnits: units, at };
}

/** The sum of a member's play in the days and categories that count. */
export function sumOf(
  play: readonly DayPlay[],
  { categories }: Pick<Trigger<'turnover'>, 'categories'>,
  { from, to, of }: { from: Day; to: Day; of: 'turnoverUnits' | 'lossUnits' },
): bigint {
  return play
    .filter(({ day }) => day >= from && day <= to)
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .reduce((sum, one) => sum + one[of], 0n);
}

export interface Standing {
  readonly member: MemberId;
  readonly joinedAt: Date | null;
  readonly play: readonly DayPlay[];
  readonly now: Date;
}

/** The present period of a turnover campaign; for who had to join, from the day of joining on. */
export function presentPeriod(
  { brand, draft }: Campaign,
  trigger: Trigger<'turnover'> | Trigger<'loss'>,
  { joinedAt, now }: Pick<Standing, 'joinedAt' | 'now'>,
): Period {
  const { timeZone } = brand.settings.profile;
  const period = periodOf(draft, trigger.period, { day: dayIn(timeZone, now), timeZone });
  const joined = draft.needsJoin && joinedAt ? dayIn(timeZone, joinedAt) : period.from;
  return { ...period, from: joined > period.from ? joined : period.from };
}

/** Each tier that a member's turnover has reached; what was given before is sorted out by the award. */
export function turnedOver(campaign: Campaign, standing: Standing): readonly Occurrence[] {
  const { draft } = campaign;
  if (draft.trigger.kind !== 'turnover' || !isRunning(draft, standing.now)) return [];
  if (draft.needsJoin && standing.joinedAt === null) return [];
  const period = presentPeriod(campaign, draft.trigger, standing);
  const reachedUnits = sumOf(standing.play, draft.trigger, { ...period, of: 'turnoverUnits' });
  return tiersReached(campaign, { ...standing, period, reachedUnits });
}

interface ReachedPeriod extends Pick<Standing, 'member' | 'now'> {
  readonly period: Period;
  readonly reachedUnits: bigint;
}

export const tiersReached = (
  { draft }: Campaign,
  { member, period, reachedUnits, now }: ReachedPeriod,
): readonly Occurrence[] =>
  draft.tiers
    .filter(({ from }) => unitsOf(from) <= reachedUnits)
    .map((tier) => {
      const occurrence = `${period.key} from ${tier.from}`;
      return { member, occurrence, event: `turnover ${occurrence}`, tier, reachedUnits, at: now };
    });

/** The loss of a member in a closed period; for who had to join, from the day of joining on. */
export function lost(
  { brand, draft }: Campaign,
  { member, play, joinedAt, now, period }: Standing & { readonly period: Period },
): Occurrence | null {
  if (draft.trigger.kind !== 'loss') return null;
  if (draft.needsJoin && joinedAt === null) return null;
  const joined =
    draft.needsJoin && joinedAt ? dayIn(brand.settings.profile.timeZone, joinedAt) : period.from;
  const from = joined > period.from ? joined : period.from;
  const reachedUnits = sumOf(play, draft.trigger, { from, to: period.to, of: 'lossUnits' });
  const tier = reachedUnits > 0n ? tierFor(draft.tiers, reachedUnits) : undefined;
  if (!tier) return null;
  // The period belongs to the campaign, also if the campaign ended with it.
  const last = draft.endsAt === null ? now.getTime() : Date.parse(draft.endsAt) - 1;
  const at = new Date(Math.min(now.getTime(), last));
  return { member, occurrence: period.key, event: `loss ${period.key}`, tier, reachedUnits, at };
}

/** Days in a row up to a day, from days in falling order. */
export function streakUpTo(day: Day, days: readonly Day[]): number {
  let length = 0;
  while (days[length] === dayAfter(day, -length)) length += 1;
  return length;
}
