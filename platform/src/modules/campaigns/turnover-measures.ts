import type { MemberId } from '@croupier/contracts';
import { dayIn, type Day } from '../../zoned-day.ts';
import { unitsOf, type Campaign } from './campaign.ts';
import type { DayPlay } from './facts.store.ts';
import { sumOf, presentPeriod, tiersReached, type Trigger } from './occurrences.ts';
import type { Offer } from './offers.ts';
import type { Period } from './periods.ts';

/** A turnover campaign with what is the same for all members in one run. */
export interface Measured {
  readonly campaign: Campaign;
  readonly trigger: Trigger<'turnover'>;
  readonly period: Period;
  /** Campaigns with the same key count the same play. */
  readonly key: string;
  readonly leastUnits: bigint;
}

export function measuredNow(campaign: Campaign, now: Date): Measured | null {
  const { trigger, tiers } = campaign.draft;
  if (trigger.kind !== 'turnover') return null;
  const period = presentPeriod(campaign, trigger, { joinedAt: null, now });
  const key = `${period.from} ${period.to} ${trigger.categories.toSorted().join()}`;
  return { campaign, trigger, period, key, leastUnits: unitsOf(tiers[0]?.from ?? '0') };
}

interface MemberPlay {
  readonly member: MemberId;
  readonly play: readonly DayPlay[];
  /** When the member joined each campaign. */
  readonly joined: ReadonlyMap<string, Date> | undefined;
  readonly now: Date;
}

/**
 * The tiers of all campaigns that a member has reached. Campaigns that count the same play share one sum, so that
 * hundreds of campaigns cost a member little more than one.
 */
export function reachedBy(
  all: readonly Measured[],
  { member, play, joined, now }: MemberPlay,
): readonly Offer[] {
  const sums = new Map<string, bigint>();
  return all.flatMap((measured) => {
    const { campaign, trigger, leastUnits } = measured;
    const period = periodFor(measured, joined?.get(campaign.id));
    if (period === null) return [];
    const key = period === measured.period ? measured.key : `${campaign.id}`;
    const reachedUnits = sums.get(key) ?? sumOf(play, trigger, { ...period, of: 'turnoverUnits' });
    sums.set(key, reachedUnits);
    if (reachedUnits < leastUnits) return [];
    return tiersReached(campaign, { member, period, reachedUnits, now }).map((event) => ({
      campaign,
      event,
    }));
  });
}

/** In a campaign that has to be joined, from the day of joining on; `null`: the member has not joined. */
function periodFor(
  { campaign: { brand, draft }, period }: Measured,
  joinedAt: Date | undefined,
): Period | null {
  if (!draft.needsJoin) return period;
  if (joinedAt === undefined) return null;
  const joined: Day = dayIn(brand.settings.profile.timeZone, joinedAt);
  return joined > period.from ? { ...period, from: joined } : period;
}
