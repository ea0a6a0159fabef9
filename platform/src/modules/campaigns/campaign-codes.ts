import type { RewardState } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import { awardFor } from './awards.store.ts';
import { spentBy } from './budgets.store.ts';
import type { AwardRefusal, createAwards } from './campaign-awards.ts';
import type { Player } from './campaign-view.ts';
import { codeEntered, leastCost, unitsOf, type Campaign } from './campaign.ts';
import { plainOccurrence } from './occurrences.ts';

export const heldOut = 'held-out' as const;

type CodeResult = Outcome<
  { readonly state: RewardState | typeof heldOut; readonly wasEntered: boolean },
  AwardRefusal
>;

/** Awards for codes that members enter. */
export function createCampaignCodes(
  { db, clock }: Core,
  awards: Pick<ReturnType<typeof createAwards>, 'award'>,
) {
  async function isSpent({ id, brand, draft }: Campaign): Promise<boolean> {
    if (draft.budget === null && draft.budgetPerDay === null) return false;
    const today = dayIn(brand.settings.profile.timeZone, clock.now());
    const { spentUnits = 0n, spentTodayUnits = 0n } =
      (await spentBy(db.read, [id], today)).get(id) ?? {};
    const least = leastCost(draft);
    const exceeds = (spent: bigint, most: string | null) =>
      most !== null && spent + least > unitsOf(most);
    return exceeds(spentUnits, draft.budget) || exceeds(spentTodayUnits, draft.budgetPerDay);
  }

  async function awardCode(campaign: Campaign, member: Player, key: string): Promise<CodeResult> {
    // A crowd that comes too late does not wait for the lock of the budget.
    if (await isSpent(campaign)) return fail('campaign-closed');
    const happened = { member: member.id, occurrence: codeEntered, at: clock.now() };
    const event = plainOccurrence(campaign, happened);
    if (!event) return fail('campaign-closed');
    const awarded = await awards.award(campaign, { ...event, requestKey: key });
    // The same request may have been answered while this one waited for the lock of the member.
    if (!awarded.ok) return (await firstAnswer(campaign, member, key)) ?? awarded;
    return done({ state: awarded.value, wasEntered: false });
  }

  async function firstAnswer({ id }: Campaign, member: Player, key: string) {
    const entered = { campaign: id, member: member.id, occurrence: codeEntered };
    const given = await awardFor(db.read, entered);
    if (!given) return null;
    return done({ state: given.state ?? heldOut, wasEntered: given.requestKey !== key });
  }

  return {
    /** Who has entered the code before gets the first answer again. */
    enter: async (campaign: Campaign, member: Player, key: string): Promise<CodeResult> =>
      (await firstAnswer(campaign, member, key)) ?? awardCode(campaign, member, key),
  };
}
