import type { CampaignTrigger, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayAfter, dayIn, instantIn, weekdayOf } from '../../zoned-day.ts';
import { bornOn } from '../identity/index.ts';
import { playersBetween, type Reports } from '../reports/index.ts';
import { audienceAfter, unrewardedAfter, type Page } from './audience.store.ts';
import { joinedIn } from './awards.store.ts';
import { isRunning, type Campaign } from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import { hasRun, recordRun } from './cursors.store.ts';
import { playOf } from './facts.store.ts';
import { grouped } from './grouped.ts';
import { lost, plainOccurrence } from './occurrences.ts';
import { periodOf } from './periods.ts';

interface Uses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void>;
}

const membersAtOnce = 200;

/** Gives what depends on a rank, a birthday, a time of day or the end of a period. */
export function createTimedAwards(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { reports, offer }: Uses,
): (campaign: Campaign) => Promise<void> {
  /** Rewards the loss of the period that has ended, once all its bets are in the sums. */
  async function closeLoss(campaign: Campaign): Promise<void> {
    const { brand, draft, id } = campaign;
    if (draft.trigger.kind !== 'loss') return;
    const { timeZone } = brand.settings.profile;
    const now = clock.now();
    const first = periodOf(draft, draft.trigger.period, { day: dayIn(timeZone, now), timeZone });
    const day = dayAfter(first.from, -1);
    const period = periodOf(draft, draft.trigger.period, { day, timeZone });
    if (period.from > period.to || (await hasRun(db.read, id, period.key))) return;
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
    await offerInPages(campaign, 'rank', (page) => unrewardedAfter(db.read, asked, page));
  }

  async function giveByBirthday(campaign: Campaign): Promise<void> {
    const { brand } = campaign;
    const today = dayIn(brand.settings.profile.timeZone, clock.now());
    const members = (await bornOn(db.read, brand.code, today)).map(({ id }) => id);
    await offerAll(campaign, members, `birthday ${today.slice(0, 4)}`);
  }

  /** Gives the whole audience its reward once the time of the day has come. */
  async function giveBySchedule(campaign: Campaign): Promise<void> {
    const { id, brand, draft } = campaign;
    if (draft.trigger.kind !== 'schedule') return;
    const { timeZone } = brand.settings.profile;
    const [now, audience] = [clock.now(), { brand: brand.code, audience: draft.audience }];
    const today = dayIn(timeZone, now);
    const time = instantIn(timeZone, today, draft.trigger.time);
    if (!draft.trigger.weekdays.includes(weekdayOf(today)) || now < time) return;
    if (!isRunning(draft, time) || (await hasRun(db.read, id, today))) return;
    await offerInPages(campaign, `schedule ${today}`, (page) =>
      audienceAfter(db.read, audience, page),
    );
    await recordRun(db.read, { campaign: id, period: today, at: now });
  }

  /** Offers to all members, page by page: those who are refused do not keep the later ones waiting. */
  async function offerInPages(
    campaign: Campaign,
    occurrence: string,
    membersAfter: (page: Page) => Promise<readonly MemberId[]>,
  ) {
    for (let after = ''; ;) {
      const members = await membersAfter({ after, limit: membersAtOnce });
      await offerAll(campaign, members, occurrence);
      after = members.at(-1) ?? '';
      if (members.length < membersAtOnce) break;
    }
  }

  function offerAll(campaign: Campaign, members: readonly MemberId[], occurrence: string) {
    const at = clock.now();
    const events = members.map((member) => plainOccurrence(campaign, { member, occurrence, at }));
    return offer(
      campaign,
      events.filter((one) => one !== null),
    );
  }

  const givers: {
    readonly [Kind in CampaignTrigger['kind']]?: (campaign: Campaign) => Promise<void>;
  } = {
    loss: closeLoss,
    rank: giveByRank,
    birthday: giveByBirthday,
    schedule: giveBySchedule,
  };

  return async (campaign) => givers[campaign.draft.trigger.kind]?.(campaign);
}
