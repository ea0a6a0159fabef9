import type { CampaignTrigger, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import { dayAfter, dayIn, instantIn, weekdayOf } from '../../zoned-day.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { playerOf, playersBookedSince } from '../ledger/index.ts';
import { playersBetween, type Reports } from '../reports/index.ts';
import { audienceAfter } from './audience.store.ts';
import { joinedIn, knownAwards, memberRows } from './awards.store.ts';
import { returnCosts } from './budgets.store.ts';
import { isRunning, type Campaign } from './campaign.ts';
import type { Awards, Occurrence } from './campaign-awards.ts';
import { cursorOf, hasRun, markSeen, recordRun, setCursor, unseen } from './cursors.store.ts';
import {
  depositsIn,
  membersBornOn,
  membersOfRank,
  playOf,
  registrationsIn,
  type Span,
} from './facts.store.ts';
import { deposited, lost, plainOccurrence, registered, turnedOver } from './occurrences.ts';
import { grouped } from './grouped.ts';
import { periodOf } from './periods.ts';

export interface RunUses {
  readonly brands: Pick<Brands, 'all'>;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
}

/** A transaction may commit this long after the time that it wrote: events are looked at once more. */
const overlapMs = 60_000;
const membersAtOnce = 200;

type PublishedIn = (brand: Brand) => Promise<readonly Campaign[]>;

/**
 * The runs of the jobs. Each looks at facts that other modules wrote (members, deposits, sums of bets) and offers
 * them to the campaigns; the award decides what is new. So a run that is killed is simply repeated.
 */
export function createCampaignRuns(
  core: Core,
  { brands, reports }: RunUses,
  { awards, publishedIn }: { readonly awards: Awards; readonly publishedIn: PublishedIn },
) {
  const { db, clock, log } = core;

  /** Rewards the events that were not rewarded before. */
  async function offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void> {
    if (events.length === 0) return;
    const known = await knownAwards(db.read, campaign.id, events);
    for (const event of events) {
      if (known.has(`${event.member} ${event.occurrence}`)) continue;
      const awarded = await awards.award(campaign, event);
      if (!awarded.ok) log.debug({ campaign: campaign.id, code: awarded.code }, 'nothing awarded');
    }
  }

  /** Runs the work on the events since the last run. */
  async function since(name: string, work: (after: Date, to: Date) => Promise<void>) {
    const to = clock.now();
    const reached = (await cursorOf(db.read, name)) ?? to;
    await work(new Date(reached.getTime() - overlapMs), to);
    await setCursor(db.read, name, to);
  }

  async function lookAtEvents(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const waiting = ofKinds(campaigns, ['registration', 'deposit', 'nth-deposit', 'referral']);
    if (waiting.length === 0) return;
    await since(`events ${brand.code}`, async (after, to) => {
      const span: Span = { brand: brand.code, after, to };
      const members = await registrationsIn(db.read, span);
      const deposits = await depositsIn(db.read, span);
      for (const campaign of waiting) {
        const isForNew = campaign.draft.trigger.kind === 'registration';
        const found = isForNew
          ? members.map((one) => registered(campaign, one))
          : deposits.map((one) => deposited(campaign, one));
        await offer(
          campaign,
          found.filter((one) => one !== null),
        );
      }
    });
  }

  async function lookAtTurnover(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const waiting = ofKinds(campaigns, ['turnover']).filter(({ draft }) =>
      isRunning(draft, clock.now()),
    );
    if (waiting.length === 0) return;
    await since(`turnover ${brand.code}`, async (after) => {
      const booked = await playersBookedSince(db.read, firstIdAt('trf', after.getTime()));
      const accounts = await unseen(db.read, booked);
      const members = [...new Set(accounts.map(({ path }) => playerOf(path)))];
      for (let at = 0; at < members.length; at += membersAtOnce)
        await compareTurnover(brand, waiting, members.slice(at, at + membersAtOnce));
      if (accounts.length > 0) await markSeen(db.read, accounts);
    });
  }

  async function compareTurnover(
    brand: Brand,
    campaigns: readonly Campaign[],
    members: readonly MemberId[],
  ): Promise<void> {
    for (const member of members) while (!(await reports.catchUp(member)));
    const now = clock.now();
    const today = dayIn(brand.settings.profile.timeZone, now);
    const from = campaigns
      .map(({ draft }) => dayIn(brand.settings.profile.timeZone, new Date(draft.startsAt)))
      .reduce((first, day) => (day < first ? day : first), today);
    const play = grouped(
      await playOf(db.read, { members, currency: brand.currency, from, to: today }),
      ({ member }) => member,
    );
    const ids = campaigns.map(({ id }) => id);
    for (const [member, days] of play) {
      const rows = await memberRows(db.read, member, ids);
      for (const campaign of campaigns) {
        const joinedAt = rows.get(campaign.id)?.joined_at ?? null;
        await offer(campaign, turnedOver(campaign, { member, joinedAt, play: days, now }));
      }
    }
  }

  /** Rewards the loss of the period that has ended, once all its bets are in the sums. */
  async function closeLoss(brand: Brand, campaign: Campaign): Promise<void> {
    const { draft, id } = campaign;
    if (draft.trigger.kind !== 'loss') return;
    const { timeZone } = brand.settings.profile;
    const now = clock.now();
    const first = periodOf(draft, draft.trigger.period, { day: dayIn(timeZone, now), timeZone });
    const day = dayAfter(first.from, -1);
    const period = periodOf(draft, draft.trigger.period, { day, timeZone });
    if (period.from > period.to || (await hasRun(db.read, id, period.key))) return;
    await reports.catchUpAll();
    const members = await playersBetween(db.read, { brand: brand.code, ...period });
    for (let at = 0; at < members.length; at += membersAtOnce) {
      const some = members.slice(at, at + membersAtOnce);
      const days = await playOf(db.read, { members: some, currency: brand.currency, ...period });
      const joined = await joinedIn(db.read, id, some);
      const events = [...grouped(days, ({ member }) => member)].map(([member, play]) =>
        lost(campaign, { member, play, joinedAt: joined.get(member) ?? null, now, period }),
      );
      await offer(
        campaign,
        events.filter((one) => one !== null),
      );
    }
    await recordRun(db.read, { campaign: id, period: period.key, at: now });
  }

  async function giveByRank(brand: Brand, campaign: Campaign): Promise<void> {
    const { trigger } = campaign.draft;
    if (trigger.kind !== 'rank') return;
    const asked = { brand: brand.code, level: trigger.level, campaign: campaign.id };
    await offerAll(campaign, await membersOfRank(db.read, asked), 'rank');
  }

  async function giveByBirthday(brand: Brand, campaign: Campaign): Promise<void> {
    const today = dayIn(brand.settings.profile.timeZone, clock.now());
    const asked = { brand: brand.code, dayOfYear: today.slice(5) };
    await offerAll(campaign, await membersBornOn(db.read, asked), `birthday ${today.slice(0, 4)}`);
  }

  /** Gives the whole audience its reward once the time of the day has come. */
  async function giveBySchedule(brand: Brand, campaign: Campaign): Promise<void> {
    const { id, draft } = campaign;
    if (draft.trigger.kind !== 'schedule') return;
    const { timeZone } = brand.settings.profile;
    const [now, audience] = [clock.now(), { brand: brand.code, audience: draft.audience }];
    const today = dayIn(timeZone, now);
    const time = instantIn(timeZone, today, draft.trigger.time);
    if (!draft.trigger.weekdays.includes(weekdayOf(today)) || now < time) return;
    if (!isRunning(draft, time) || (await hasRun(db.read, id, today))) return;
    for (let after = ''; ;) {
      const members = await audienceAfter(db.read, audience, { after, limit: membersAtOnce });
      await offerAll(campaign, members, `schedule ${today}`);
      after = members.at(-1) ?? '';
      if (members.length < membersAtOnce) break;
    }
    await recordRun(db.read, { campaign: id, period: today, at: now });
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
    readonly [Kind in CampaignTrigger['kind']]?: (brand: Brand, one: Campaign) => Promise<void>;
  } = {
    loss: closeLoss,
    rank: giveByRank,
    birthday: giveByBirthday,
    schedule: giveBySchedule,
  };

  return {
    offer,

    /** Each second: registrations, deposits and turnover. */
    async follow(): Promise<void> {
      for (const brand of await brands.all()) {
        const campaigns = await publishedIn(brand);
        await lookAtEvents(brand, campaigns);
        await lookAtTurnover(brand, campaigns);
      }
    },

    /** Each half minute: what depends on a day or a rank, and the cost of rewards that ended unclaimed. */
    async keepTime(): Promise<void> {
      for (const brand of await brands.all())
        for (const campaign of await publishedIn(brand)) {
          const { draft } = campaign;
          const isDue = isRunning(draft, clock.now()) || draft.trigger.kind === 'loss';
          if (isDue) await givers[draft.trigger.kind]?.(brand, campaign);
        }
      while ((await db.transaction((tx) => returnCosts(tx, clock.now(), 500))) === 500);
    },
  };
}

const ofKinds = (campaigns: readonly Campaign[], kinds: readonly CampaignTrigger['kind'][]) =>
  campaigns.filter(({ draft }) => kinds.includes(draft.trigger.kind));
