import type { CampaignTrigger, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayAfter, dayIn, instantIn, weekdayOf, type Day } from '../../zoned-day.ts';
import { bornOn } from '../identity/index.ts';
import { playersBetween, type Reports } from '../reports/index.ts';
import { audienceAfter, unrewardedAfter, type Page } from './audience.store.ts';
import { joinedIn } from './awards.store.ts';
import { isRunning, rankReached, type Campaign } from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import { hasRun, recordRun } from './cursors.store.ts';
import { playOf } from './facts.store.ts';
import { grouped } from './grouped.ts';
import { lost, plainOccurrence } from './occurrences.ts';
import { periodOf, type Period } from './periods.ts';

interface Uses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void>;
}

const membersAtOnce = 200;
const daysAtMost = 31;

type TimedOccurrence = Pick<Occurrence, 'occurrence' | 'at'>;

/** The days of a brand since the run before, both inclusive; after a longer pause the latest of them. */
export function daysSince(timeZone: string, since: Date, now: Date): readonly Day[] {
  const today = dayIn(timeZone, now);
  const days: Day[] = [];
  for (let day = today; days.length < daysAtMost && day >= dayIn(timeZone, since);) {
    days.unshift(day);
    day = dayAfter(day, -1);
  }
  return days.length > 0 ? days : [today];
}

/**
 * Gives what depends on a rank, a birthday, a time of day or the end of a period. What was due since the run before
 * (`since`) is given too, so that a pause of the job loses no day.
 */
export function createTimedAwards(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { reports, offer }: Uses,
): (campaign: Campaign, since: Date) => Promise<void> {
  const daysOf = ({ brand }: Campaign, since: Date) =>
    daysSince(brand.settings.profile.timeZone, since, clock.now());

  /** Rewards the losses of the periods that have ended, once all their bets are in the sums. */
  async function closeLosses(campaign: Campaign, since: Date): Promise<void> {
    const { brand, draft } = campaign;
    if (draft.trigger.kind !== 'loss') return;
    const { timeZone } = brand.settings.profile;
    const ended = new Map<string, Period>();
    for (const day of daysOf(campaign, since)) {
      const present = periodOf(draft, draft.trigger.period, { day, timeZone });
      const before = dayAfter(present.from, -1);
      const period = periodOf(draft, draft.trigger.period, { day: before, timeZone });
      if (period.from <= period.to) ended.set(period.key, period);
    }
    for (const period of ended.values()) await closeLoss(campaign, period);
  }

  async function closeLoss(campaign: Campaign, period: Period): Promise<void> {
    const { brand, id } = campaign;
    const now = clock.now();
    if (await hasRun(db.read, id, period.key)) return;
    await reports.catchUpAll();
    for (let after = ''; ;) {
      const page = { after, limit: membersAtOnce };
      const some = await playersBetween(db.read, { brand: brand.code, ...period, ...page });
      const days = await playOf(db.read, { members: some, currency: brand.currency, ...period });
      const joined = await joinedIn(db.read, [id], some);
      const events = [...grouped(days, ({ member }) => member)].map(([member, play]) =>
        lost(campaign, {
          member,
          play,
          joinedAt: joined.get(member)?.get(id) ?? null,
          now,
          period,
        }),
      );
      await offer(
        campaign,
        events.filter((one) => one !== null),
      );
      after = some.at(-1) ?? '';
      if (some.length < membersAtOnce) break;
    }
    await recordRun(db.read, { campaign: id, period: period.key, at: now });
  }

  async function giveByRank(campaign: Campaign): Promise<void> {
    const { brand, draft, id } = campaign;
    const { audience, trigger } = draft;
    if (trigger.kind !== 'rank') return;
    const rankFrom = Math.max(trigger.level, audience.rankFrom ?? 0);
    const asked = { brand: brand.code, campaign: id, audience: { ...audience, rankFrom } };
    await offerInPages(campaign, { occurrence: rankReached, at: clock.now() }, (page) =>
      unrewardedAfter(db.read, asked, page),
    );
  }

  async function giveByBirthday(campaign: Campaign, since: Date): Promise<void> {
    const { brand, draft } = campaign;
    const { timeZone } = brand.settings.profile;
    const first = dayIn(timeZone, new Date(draft.startsAt));
    for (const day of daysOf(campaign, since).filter((one) => one >= first)) {
      const members = (await bornOn(db.read, brand.code, day)).map(({ id }) => id);
      const endOfDay = instantIn(timeZone, dayAfter(day, 1), '00:00').getTime() - 1;
      const at = new Date(Math.min(clock.now().getTime(), endOfDay));
      await offerAll(campaign, members, { occurrence: `birthday ${day.slice(0, 4)}`, at });
    }
  }

  /** Gives the whole audience its reward once the time of the day has come. */
  async function giveBySchedule(campaign: Campaign, since: Date): Promise<void> {
    const { id, brand, draft } = campaign;
    if (draft.trigger.kind !== 'schedule') return;
    const { timeZone } = brand.settings.profile;
    const [now, audience] = [clock.now(), { brand: brand.code, audience: draft.audience }];
    const today = dayIn(timeZone, now);
    for (const day of daysOf(campaign, since)) {
      const at = instantIn(timeZone, day, draft.trigger.time);
      const isBefore = day < today && at <= since;
      if (!draft.trigger.weekdays.includes(weekdayOf(day)) || at > now || isBefore) continue;
      if (!isRunning(draft, at) || (await hasRun(db.read, id, day))) continue;
      await offerInPages(campaign, { occurrence: `schedule ${day}`, at }, (page) =>
        audienceAfter(db.read, audience, page),
      );
      await recordRun(db.read, { campaign: id, period: day, at: now });
    }
  }

  /** Offers to all members, page by page: those who are refused do not keep the later ones waiting. */
  async function offerInPages(
    campaign: Campaign,
    happened: TimedOccurrence,
    membersAfter: (page: Page) => Promise<readonly MemberId[]>,
  ) {
    for (let after = ''; ;) {
      const members = await membersAfter({ after, limit: membersAtOnce });
      await offerAll(campaign, members, happened);
      after = members.at(-1) ?? '';
      if (members.length < membersAtOnce) break;
    }
  }

  function offerAll(campaign: Campaign, members: readonly MemberId[], happened: TimedOccurrence) {
    const events = members.map((member) => plainOccurrence(campaign, { member, ...happened }));
    return offer(
      campaign,
      events.filter((one) => one !== null),
    );
  }

  const givers: {
    readonly [Kind in CampaignTrigger['kind']]?: (campaign: Campaign, since: Date) => Promise<void>;
  } = {
    loss: closeLosses,
    rank: giveByRank,
    birthday: giveByBirthday,
    schedule: giveBySchedule,
  };

  return async (campaign, since) => givers[campaign.draft.trigger.kind]?.(campaign, since);
}
