import type { Core } from '../../core.ts';
import { dayAfter } from '../../zoned-day.ts';
import { playersBetween, type Reports } from '../reports/index.ts';
import { joinedIn } from './awards.store.ts';
import type { Campaign } from './campaign.ts';
import type { Occurrence } from './campaign-awards.ts';
import { hasRun, recordRun } from './cursors.store.ts';
import { daysSince } from './days-since.ts';
import { playOf } from './facts.store.ts';
import { grouped } from './grouped.ts';
import { lost } from './occurrences.ts';
import { periodOf, type Period } from './periods.ts';

export interface LossAwardsUses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void>;
}

const membersAtOnce = 200;

/** Rewards the losses of the periods that have ended, once all their bets are in the sums. */
export function createLossAwards(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { reports, offer }: LossAwardsUses,
): (campaign: Campaign, since: Date) => Promise<void> {
  return async function closeLosses(campaign: Campaign, since: Date): Promise<void> {
    const { brand, draft } = campaign;
    if (draft.trigger.kind !== 'loss') return;
    const { timeZone } = brand.settings.profile;
    const ended = new Map<string, Period>();
    for (const day of daysSince(timeZone, since, clock.now())) {
      const present = periodOf(draft, draft.trigger.period, { day, timeZone });
      const before = dayAfter(present.from, -1);
      const period = periodOf(draft, draft.trigger.period, { day: before, timeZone });
      if (period.from <= period.to) ended.set(period.key, period);
    }
    for (const period of ended.values()) await closeLoss(campaign, period);
  };

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
}
