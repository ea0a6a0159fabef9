import type { CampaignId, Localized, MemberId, RainId, Reward } from '@croupier/contracts';
import type { Clock, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import { membersIn } from './audience.store.ts';
import { isHeldOut, isRunning, wordsInAll, type Campaign } from './campaign.ts';
import type { AwardRefusal, AwardResult, Awards } from './campaign-awards.ts';
import { plainOccurrence } from './occurrences.ts';

/** A running campaign whose reward can rain in the chat room. */
interface RainCampaign {
  readonly id: CampaignId;
  readonly title: Localized;
  readonly reward: Reward;
}

interface RainShare {
  readonly campaign: CampaignId;
  readonly rain: RainId;
  readonly member: MemberId;
}

/** The rain campaigns of a brand as they run now; loaded before the transaction that uses them. */
export interface RainNow {
  readonly campaigns: readonly RainCampaign[];
  /**
   * Those of the members who can take a share: members of the audience who are not held out. The event of the others
   * is recorded, so that they can be compared.
   */
  shareholders(
    tx: Tx,
    of: Omit<RainShare, 'member'>,
    members: readonly MemberId[],
  ): Promise<readonly MemberId[]>;
  /** Gives a member the share of a rain in the caller's transaction, once; a refusal has to roll it back. */
  award(tx: Tx, share: RainShare): Promise<Outcome<void, AwardRefusal>>;
}

export function rainOf(
  published: readonly Campaign[],
  { clock, awards }: { readonly clock: Clock; readonly awards: Pick<Awards, 'awardIn'> },
): RainNow {
  const running = published.filter(
    ({ draft }) => draft.trigger.kind === 'chat-rain' && isRunning(draft, clock.now()),
  );
  const byId = new Map(running.map((campaign) => [campaign.id, campaign]));

  async function awardIn(
    tx: Tx,
    campaign: Campaign,
    { rain, member }: Omit<RainShare, 'campaign'>,
  ): Promise<AwardResult> {
    const happened = { member, occurrence: `rain ${rain}`, at: clock.now() };
    const event = plainOccurrence(campaign, happened);
    return event ? awards.awardIn(tx, campaign, event) : fail('campaign-closed');
  }

  return {
    campaigns: running.flatMap((campaign) => {
      const gift = campaign.draft.tiers[0]?.gift;
      const title = wordsInAll(campaign, 'title');
      return gift?.kind === 'fixed' ? [{ id: campaign.id, title, reward: gift.reward }] : [];
    }),

    async shareholders(tx, { campaign: id, rain }, members) {
      const campaign = byId.get(id);
      if (!campaign) return [];
      const audience = { brand: campaign.brand.code, audience: campaign.draft.audience };
      const isIn = await membersIn(tx, audience, members);
      const inAudience = members.filter((member) => isIn.has(member));
      for (const member of inAudience.filter((one) => isHeldOut(campaign, one)))
        await awardIn(tx, campaign, { rain, member });
      return inAudience.filter((member) => !isHeldOut(campaign, member));
    },

    async award(tx, { campaign: id, rain, member }) {
      const campaign = byId.get(id);
      if (!campaign) return fail('campaign-closed');
      const awarded = await awardIn(tx, campaign, { rain, member });
      return awarded.ok ? done(undefined) : awarded;
    },
  };
}

export type LoadRain = (brand: Brand) => Promise<RainNow>;
