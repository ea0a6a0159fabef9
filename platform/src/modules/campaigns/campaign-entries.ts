import type { Core, Tx } from '../../core.ts';
import { fail } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import { leaveAll, lockMember, setJoined } from './awards.store.ts';
import type { createAwards } from './campaign-awards.ts';
import type { Player } from './campaign-view.ts';
import { streakOn, type Campaign } from './campaign.ts';
import { depositsFor, isDepositOver } from './nth-deposit.ts';
import { plainOccurrence, streakUpTo } from './occurrences.ts';
import { addVisit, visitsOf } from './visits.store.ts';

/** What a member does in a campaign, each within the caller's transaction: `null`, or why it is refused. */
export function createCampaignEntries(
  { clock }: Pick<Core, 'clock'>,
  awards: Pick<ReturnType<typeof createAwards>, 'isOpenTo' | 'awardIn'>,
) {
  async function joinIn(tx: Tx, member: Player, campaign: Campaign, others: readonly Campaign[]) {
    const place = { campaign: campaign.id, member: member.id };
    const { joined_at } = await lockMember(tx, place);
    if (joined_at !== null) return null;
    if (isDepositOver(campaign, await depositsFor(tx, [campaign], member.id)))
      return fail('campaign-closed');
    if (!(await awards.isOpenTo(tx, campaign, member.id)))
      return fail('campaign-not-open-to-member');
    const sameGroup = others.filter(
      ({ id, draft }) =>
        id !== campaign.id && draft.group !== null && draft.group === campaign.draft.group,
    );
    await leaveAll(
      tx,
      member.id,
      sameGroup.map(({ id }) => id),
    );
    await setJoined(tx, place, clock.now());
    return null;
  }

  /** One visit a day; the last of the days in a row brings the reward, in the same transaction. */
  async function checkInIn(tx: Tx, member: Player, campaign: Campaign, days: number) {
    const now = clock.now();
    const today = dayIn(campaign.brand.settings.profile.timeZone, now);
    const place = { campaign: campaign.id, member: member.id };
    const { joined_at } = await lockMember(tx, place);
    if (campaign.draft.needsJoin && joined_at === null) return fail('campaign-not-open-to-member');
    if (!(await addVisit(tx, { ...place, day: today }))) return null;
    const visits = (await visitsOf(tx, member.id, [campaign.id])).get(campaign.id) ?? [];
    if (streakUpTo(today, visits) % days !== 0) return null;
    const occurrence = streakOn(today);
    const event = plainOccurrence(campaign, { member: member.id, occurrence, at: now });
    const awarded = event && (await awards.awardIn(tx, campaign, event));
    if (!awarded || awarded.ok || awarded.code === 'campaign-used') return null;
    return fail(awarded.code);
  }

  return { join: joinIn, checkIn: checkInIn };
}
