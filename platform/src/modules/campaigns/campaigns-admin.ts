import {
  formatAmount,
  type CampaignFigures,
  type CampaignId,
  type CampaignPreview,
  type CampaignSimulation,
  type InputOf,
  type OutputOf,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Identity } from '../identity/index.ts';
import { countAudience } from './audience.store.ts';
import { spentBy } from './budgets.store.ts';
import { isRunning, type Campaign } from './campaign.ts';
import type { Awards } from './campaign-awards.ts';
import { campaignTerms } from './campaign-terms.ts';
import { countFailures } from './failed-awards.store.ts';
import { groupSums, rewardCounts, type GroupSums } from './figures.store.ts';
import { plainOccurrence } from './occurrences.ts';
import { simulate } from './simulation.ts';

type CampaignInput = InputOf<typeof calls.simulateCampaign>;

export interface CampaignsAdmin {
  preview(drafted: CampaignInput): Promise<Outcome<CampaignPreview, 'not-found'>>;
  simulate(drafted: CampaignInput): Promise<Outcome<CampaignSimulation, 'not-found'>>;
  figures(
    query: InputOf<typeof calls.campaignFigures>,
  ): Promise<Outcome<CampaignFigures, 'not-found'>>;
  /** Gives the reward to named members, each once per key. */
  award(
    operator: Actor,
    order: InputOf<typeof calls.awardCampaign>,
    key: string,
  ): Promise<Outcome<OutputOf<typeof calls.awardCampaign>, 'not-found' | 'campaign-closed'>>;
}

interface AdminUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
}

interface Engine {
  readonly awards: Awards;
  readonly publishedIn: (brand: Brand) => Promise<readonly Campaign[]>;
}

const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });

export function createCampaignsAdmin(
  core: Core,
  { brands, identity }: AdminUses,
  { awards, publishedIn }: Engine,
): CampaignsAdmin {
  const { db, clock } = core;

  async function drafted({ brand: code, id, draft }: CampaignInput): Promise<Campaign | null> {
    const brand = await brands.byCode(code);
    return brand && { id: id ?? core.ids.next('cmp'), brand, draft };
  }

  async function published(code: string, id: CampaignId): Promise<Campaign | undefined> {
    const brand = await brands.byCode(code);
    return brand ? (await publishedIn(brand)).find((one) => one.id === id) : undefined;
  }

  return {
    async preview(input) {
      const campaign = await drafted(input);
      if (!campaign) return unknownBrand;
      const audience = { brand: input.brand, audience: input.draft.audience };
      const { members } = await countAudience(db.read, audience, {
        campaign: campaign.id,
        takenBy: null,
      });
      const heldOut = Math.round((members * input.draft.audience.holdOutPercent) / 100);
      return done({ terms: campaignTerms(campaign), members, heldOut });
    },

    async simulate(input) {
      const campaign = await drafted(input);
      return campaign ? done(await simulate(db, campaign, clock.now())) : unknownBrand;
    },

    async figures({ brand: code, id }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const today = dayIn(brand.settings.profile.timeZone, clock.now());
      const spent = (await spentBy(db.read, [id], today)).get(id);
      const sums = await groupSums(db.read, id, brand.currency);
      return done({
        id,
        currency: brand.currency,
        spent: formatAmount(spent?.spentUnits ?? 0n),
        spentToday: formatAmount(spent?.spentTodayUnits ?? 0n),
        ...(await rewardCounts(db.read, id)),
        failed: await countFailures(db.read, id),
        rewarded: meansOf(sums.find(({ isHeldOut }) => !isHeldOut)),
        heldOut: meansOf(sums.find(({ isHeldOut }) => isHeldOut)),
      });
    },

    async award(operator, { brand: code, id, accounts, note }, key) {
      const campaign = await published(code, id);
      if (!campaign) return fail('not-found', { detail: 'Start the campaign first.' });
      const { draft } = campaign;
      if (draft.trigger.kind !== 'manual' || !isRunning(draft, clock.now()))
        return fail('campaign-closed');
      const refused: string[] = [];
      for (const account of new Set(accounts)) {
        const member = await identity.byAccount(code, account);
        const event =
          member &&
          plainOccurrence(campaign, { member: member.id, occurrence: key, at: clock.now() });
        const awarded = event && (await awards.award(campaign, event));
        if (!awarded?.ok) refused.push(account);
      }
      const granted = new Set(accounts).size - refused.length;
      await db.transaction((tx) =>
        recordAudit(tx, core, operator, {
          action: 'campaign.awarded',
          subject: `${code}/${id}`,
          before: '',
          after: JSON.stringify({ granted, refused }),
          note,
        }),
      );
      return done({ granted, refused });
    },
  };
}

/** Means per member, in hundredths. */
function meansOf(sums: GroupSums | undefined) {
  const members = sums?.members ?? 0;
  const mean = (units: bigint | undefined) =>
    formatAmount(members === 0 ? 0n : ((units ?? 0n) / BigInt(members) / 1_000n) * 1_000n);
  return {
    members,
    deposits: mean(sums?.depositUnits),
    turnover: mean(sums?.turnoverUnits),
    net: mean(sums?.netUnits),
  };
}
