import { trialType, type ShownCampaign } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Reports } from '../reports/index.ts';
import { fits } from './audience.store.ts';
import { awardsOf, memberRows } from './awards.store.ts';
import { spentBy } from './budgets.store.ts';
import { isHeldOut, type Campaign } from './campaign.ts';
import { playOf, type DayPlay } from './facts.store.ts';
import { depositsFor } from './nth-deposit.ts';
import { shownCampaign } from './shown-campaign.ts';
import { visitsOf } from './visits.store.ts';

export type Player = Pick<Member, 'id' | 'brand' | 'type'>;

/** Campaigns as a visitor or a member sees them. */
export function createCampaignView(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { reports }: { readonly reports: Pick<Reports, 'catchUp'> },
) {
  /** Campaigns that a member can be shown: those of their audience, without those that they are held out of. */
  async function openTo(
    campaigns: readonly Campaign[],
    { id, brand, type }: Player,
  ): Promise<readonly Campaign[]> {
    if (type === trialType) return [];
    const audiences = campaigns.map(({ draft }) => ({ brand, audience: draft.audience }));
    const isIn = await fits(db.read, id, audiences);
    return campaigns.filter((campaign, at) => isIn[at] === true && !isHeldOut(campaign, id));
  }

  async function playFor(
    campaigns: readonly Campaign[],
    brand: Brand,
    member: Player,
  ): Promise<readonly DayPlay[]> {
    const measured = campaigns.filter(
      ({ draft: { trigger } }) => trigger.kind === 'turnover' || trigger.kind === 'loss',
    );
    if (measured.length === 0) return [];
    while (!(await reports.catchUp(member.id)));
    const { timeZone } = brand.settings.profile;
    const today = dayIn(timeZone, clock.now());
    const from = measured
      .map(({ draft }) => dayIn(timeZone, new Date(draft.startsAt)))
      .reduce((first, day) => (day < first ? day : first), today);
    return playOf(db.read, { members: [member.id], currency: brand.currency, from, to: today });
  }

  async function shown(
    campaigns: readonly Campaign[],
    brand: Brand,
    player: Player | null,
  ): Promise<readonly ShownCampaign[]> {
    const now = clock.now();
    const today = dayIn(brand.settings.profile.timeZone, now);
    const ids = campaigns.map(({ id }) => id);
    const spent = await spentBy(db.read, ids, today);
    const of = player && {
      rows: await memberRows(db.read, player.id, ids),
      awards: await awardsOf(db.read, player.id, ids),
      play: await playFor(campaigns, brand, player),
      visits: await visitsOf(db.read, player.id, ids),
      deposits: await depositsFor(db.read, campaigns, player.id),
    };
    return campaigns.map((campaign) =>
      shownCampaign(campaign, {
        now,
        today,
        spentUnits: spent.get(campaign.id)?.spentUnits ?? 0n,
        member: of && {
          row: of.rows.get(campaign.id),
          awards: of.awards.filter((award) => award.campaign === campaign.id),
          play: of.play,
          visits: of.visits.get(campaign.id) ?? [],
          deposits: of.deposits,
        },
      }),
    );
  }

  async function one(campaign: Campaign, member: Player): Promise<Outcome<ShownCampaign>> {
    const [found] = await shown([campaign], campaign.brand, member);
    if (!found) throw new Error(`campaign ${campaign.id} could not be shown`);
    return done(found);
  }

  return { openTo, shown, one };
}
