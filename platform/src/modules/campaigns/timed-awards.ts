import type { CampaignTrigger, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayAfter, dayIn, instantIn, weekdayOf } from '../../zoned-day.ts';
import { bornOn } from '../identity/index.ts';
import { audienceAfter, unrewardedAfter, type Page } from './audience.store.ts';
import { isRunning, rankReached, type Campaign } from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import { hasRun, recordRun } from './cursors.store.ts';
import { daysSince } from './days-since.ts';
import { createLossAwards, type LossAwardsUses } from './loss-awards.ts';
import { plainOccurrence } from './occurrences.ts';

const membersAtOnce = 200;

type TimedOccurrence = Pick<Occurrence, 'occurrence' | 'at'>;

/**
 * Gives what depends on a rank, a birthday, a time of day or the end of a period. What was due since the run before
 * (`since`) is given too, so that a pause of the job loses no day.
 */
export function createTimedAwards(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { reports, offer }: LossAwardsUses,
): (campaign: Campaign, since: Date) => Promise<void> {
  const daysOf = ({ brand }: Campaign, since: Date) =>
    daysSince(brand.settings.profile.timeZone, since, clock.now());

  async function giveByRank(campaign: Campaign): Promise<void> {
    const { brand, draft, id } = campaign;
    const { audience, trigger } = draft;
    if (trigger.kind !== 'rank') return;
    const rankFrom = Math.max(trigger.level, audience.rankFrom ?? 0);
    const query = { brand: brand.code, campaign: id, audience: { ...audience, rankFrom } };
    await offerInPages(campaign, { occurrence: rankReached, at: clock.now() }, (page) =>
      unrewardedAfter(db.read, query, page),
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
    loss: createLossAwards({ db, clock }, { reports, offer }),
    rank: giveByRank,
    birthday: giveByBirthday,
    schedule: giveBySchedule,
  };

  return async (campaign, since) => givers[campaign.draft.trigger.kind]?.(campaign, since);
}
