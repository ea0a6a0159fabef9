import { formatAmount, type CampaignSimulation, type MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { dayAfter, dayIn, instantIn, weekdayOf, type Day } from '../../zoned-day.ts';
import { dayjs } from '../../zoned-time.ts';
import { bornOn } from '../identity/index.ts';
import { playersBetween } from '../reports/index.ts';
import { audienceAfter, countAudience, membersIn } from './audience.store.ts';
import { eventsTaken } from './awards.store.ts';
import {
  codeEntered,
  costOf,
  isHeldOut,
  rankReached,
  rewardOf,
  stackKeyOf,
  streakOn,
  unitsOf,
  type Campaign,
} from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import {
  depositsIn,
  playOf,
  referredDepositsIn,
  registrationsIn,
  type DayPlay,
} from './facts.store.ts';
import { grouped } from './grouped.ts';
import {
  deposited,
  lost,
  plainOccurrence,
  referred,
  registered,
  turnedOver,
} from './occurrences.ts';
import { periodOf } from './periods.ts';

export const simulatedDays = 30;
const membersAtMost = 100_000;

interface Event extends Pick<
  Occurrence,
  'member' | 'occurrence' | 'event' | 'tier' | 'reachedUnits'
> {
  readonly day: Day;
}

/**
 * What a campaign would have given in the last 30 days, by the same rules as the engine. What other campaigns of its
 * group have given stays given.
 */
export async function simulate(
  db: Pick<Db, 'read'>,
  given: Campaign,
  now: Date,
): Promise<CampaignSimulation> {
  const startsAt = dayjs.utc(now).subtract(simulatedDays, 'day').toISOString();
  const endsAt = dayjs.utc(now).add(1, 'second').toISOString();
  // As if it had run in these days, and everybody had joined.
  const draft = { ...given.draft, startsAt, endsAt, needsJoin: false };
  const campaign = { ...given, draft };
  const events = await pastEvents(db, campaign, now);
  if (events === null) return audienceAtOnce(db, campaign, now);
  const members = [...new Set(events.map(({ member }) => member))];
  const audience = { brand: campaign.brand.code, audience: draft.audience };
  const inAudience = await membersIn(db.read, audience, members);
  const open = events.filter(
    ({ member }) => inAudience.has(member) && !isHeldOut(campaign, member),
  );
  const free = await notTaken(db, campaign, open);
  return { days: simulatedDays, basis: 'events', ...spendOn(campaign, free) };
}

/** Campaigns of one group never reward the same event. */
async function notTaken(
  { read }: Pick<Db, 'read'>,
  campaign: Campaign,
  events: readonly Event[],
): Promise<readonly Event[]> {
  const keyed = events.flatMap((event) => {
    const stackKey = stackKeyOf(campaign, event.event);
    return stackKey === null ? [] : [{ event, member: event.member, stackKey }];
  });
  if (keyed.length === 0) return events;
  const taken = await eventsTaken(read, campaign.id, keyed);
  return keyed
    .filter(({ member, stackKey }) => !taken.has(`${member} ${stackKey}`))
    .map(({ event }) => event);
}

type SimulatedRewards = Pick<CampaignSimulation, 'members' | 'rewards' | 'cost' | 'spentOn'>;

/** Goes through the events in their order, within the bounds of members and budget. */
function spendOn({ draft }: Campaign, events: readonly Event[]): SimulatedRewards {
  const perMember = new Map<MemberId, number>();
  const perDay = new Map<string, number>();
  const spentOnDay = new Map<Day, bigint>();
  let [cost, rewards, spentOn] = [0n, 0, null as Day | null];
  for (const { member, day, tier, reachedUnits } of events.toSorted(byDay)) {
    const reward = rewardOf(tier.gift, reachedUnits);
    if (!reward) continue;
    const price = costOf(tier.gift, reward);
    const [count, ofDay] = [perMember.get(member) ?? 0, perDay.get(`${member} ${day}`) ?? 0];
    if (count >= draft.perMember || ofDay >= (draft.perMemberDay ?? Number.POSITIVE_INFINITY))
      continue;
    const today = (spentOnDay.get(day) ?? 0n) + price;
    const isSpent = draft.budget !== null && cost + price > unitsOf(draft.budget);
    if (isSpent) spentOn ??= day;
    if (isSpent || (draft.budgetPerDay !== null && today > unitsOf(draft.budgetPerDay))) continue;
    perMember.set(member, count + 1);
    perDay.set(`${member} ${day}`, ofDay + 1);
    spentOnDay.set(day, today);
    [cost, rewards] = [cost + price, rewards + 1];
  }
  return { members: perMember.size, rewards, cost: formatAmount(cost), spentOn };
}

const byDay = (one: Event, other: Event) =>
  one.day === other.day ? 0 : one.day < other.day ? -1 : 1;

/** The event that everybody in the audience causes at once; `null`: no other campaign rewards the same one. */
function stackKeyNow(campaign: Campaign, now: Date): string | null {
  const { brand, draft } = campaign;
  switch (draft.trigger.kind) {
    case 'code':
      return stackKeyOf(campaign, codeEntered);
    case 'rank':
      return stackKeyOf(campaign, rankReached);
    case 'login-streak':
      return stackKeyOf(campaign, streakOn(dayIn(brand.settings.profile.timeZone, now)));
    default:
      return null;
  }
}

/** Codes, ranks, check-ins and manual awards leave no trace before the campaign runs. */
async function audienceAtOnce(
  db: Pick<Db, 'read'>,
  campaign: Campaign,
  now: Date,
): Promise<CampaignSimulation> {
  const { id, brand, draft } = campaign;
  const counted = await countAudience(
    db.read,
    { brand: brand.code, audience: draft.audience },
    { campaign: id, takenBy: stackKeyNow(campaign, now) },
  );
  const members = counted.members - counted.heldOut - counted.taken;
  const tier = draft.tiers[0];
  const reward = tier && rewardOf(tier.gift, 0n);
  const each = tier && reward ? costOf(tier.gift, reward) : 0n;
  const most = draft.budget === null ? null : unitsOf(draft.budget);
  const affordable = most === null || each === 0n ? members : Number(most / each);
  const rewards = Math.min(members, affordable);
  return {
    days: simulatedDays,
    basis: 'audience',
    members: rewards,
    rewards,
    cost: formatAmount(each * BigInt(rewards)),
    spentOn: null,
  };
}

/** `null`: past events of this trigger are not recorded; the simulation counts the audience instead. */
async function pastEvents(
  db: Pick<Db, 'read'>,
  campaign: Campaign,
  now: Date,
): Promise<readonly Event[] | null> {
  const { brand, draft } = campaign;
  const { timeZone } = brand.settings.profile;
  const span = { brand: brand.code, after: new Date(draft.startsAt), to: now };
  const dated = (event: Occurrence | null, at: Date): readonly Event[] =>
    event ? [{ ...event, day: dayIn(timeZone, at) }] : [];
  switch (draft.trigger.kind) {
    case 'registration': {
      const found = await registrationsIn(db.read, span);
      return found.flatMap((one) => dated(registered(campaign, one), one.at));
    }
    case 'deposit':
    case 'nth-deposit': {
      const found = await depositsIn(db.read, span);
      return found.flatMap((one) => dated(deposited(campaign, one), one.at));
    }
    case 'referral': {
      const found = await referredDepositsIn(db.read, span);
      return found.flatMap((one) => dated(referred(campaign, one), one.at));
    }
    case 'turnover':
    case 'loss':
      return playEvents(db, campaign, now);
    case 'birthday':
    case 'schedule':
      return dayEvents(db, campaign, now);
    default:
      return null;
  }
}

async function playEvents(
  db: Pick<Db, 'read'>,
  campaign: Campaign,
  now: Date,
): Promise<readonly Event[]> {
  const { brand, draft } = campaign;
  const { timeZone } = brand.settings.profile;
  const [from, to] = [dayIn(timeZone, new Date(draft.startsAt)), dayIn(timeZone, now)];
  const members = await playersBetween(db.read, { brand: brand.code, from, to });
  const all = await playOf(db.read, { members, currency: brand.currency, from, to });
  const events = new Map<string, Event>();
  for (const [member, play] of grouped(all, (one) => one.member))
    for (const day of new Set(play.map((one) => one.day)))
      for (const one of occurrencesOn(campaign, { member, play, day, now })) {
        const key = `${member} ${one.occurrence}`;
        if (!events.has(key)) events.set(key, { ...one, day });
      }
  return [...events.values()];
}

interface PlayedDay {
  readonly member: MemberId;
  readonly play: readonly DayPlay[];
  readonly day: Day;
  readonly now: Date;
}

/** What a member has reached at the end of a day. */
function occurrencesOn(
  campaign: Campaign,
  { member, play, day, now }: PlayedDay,
): readonly Occurrence[] {
  const { brand, draft } = campaign;
  const { timeZone } = brand.settings.profile;
  const standing = { member, joinedAt: null };
  if (draft.trigger.kind === 'turnover') {
    const endOfDay = new Date(instantIn(timeZone, dayAfter(day, 1), '00:00').getTime() - 1);
    const at = endOfDay < now ? endOfDay : now;
    const soFar = play.filter((one) => one.day <= day);
    return turnedOver(campaign, { ...standing, play: soFar, now: at });
  }
  if (draft.trigger.kind !== 'loss') return [];
  const period = periodOf(draft, draft.trigger.period, { day, timeZone });
  const event = lost(campaign, { ...standing, play, now, period });
  return event ? [event] : [];
}

async function dayEvents(
  db: Pick<Db, 'read'>,
  campaign: Campaign,
  now: Date,
): Promise<readonly Event[]> {
  const { brand, draft } = campaign;
  const { trigger } = draft;
  const today = dayIn(brand.settings.profile.timeZone, now);
  const audience = { brand: brand.code, audience: draft.audience };
  const everybody =
    trigger.kind === 'schedule'
      ? await audienceAfter(db.read, audience, { after: '', limit: membersAtMost })
      : [];
  const events: Event[] = [];
  for (let back = simulatedDays; back > 0; back -= 1) {
    const day = dayAfter(today, -back);
    const isDue = trigger.kind === 'schedule' && trigger.weekdays.includes(weekdayOf(day));
    const members =
      trigger.kind === 'birthday'
        ? (await bornOn(db.read, brand.code, day)).map(({ id }) => id)
        : isDue
          ? everybody
          : [];
    const occurrence =
      trigger.kind === 'birthday' ? `birthday ${day.slice(0, 4)}` : `schedule ${day}`;
    for (const member of members) {
      const event = plainOccurrence(campaign, { member, occurrence, at: now });
      if (event) events.push({ ...event, day });
    }
  }
  return events;
}
