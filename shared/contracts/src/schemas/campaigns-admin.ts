import { z } from 'zod';
import { decimal, idOf, localized } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { campaignDraft } from './campaigns.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';

const brand = z.string().min(1).max(64);
const campaigns = documentSchemas(campaignDraft, idOf('cmp'));
const count = z.int().min(0);

/** What a draft would be for its readers. */
export const campaignPreview = z.strictObject({
  terms: z.array(localized),
  /** Members who belong to the audience now, and how many of them are held out. */
  members: count,
  heldOut: count,
});
export type CampaignPreview = Infer<typeof campaignPreview>;

/** What a draft would have given in the last 30 days. */
export const campaignSimulation = z.strictObject({
  days: count,
  /** `audience`: nothing was recorded that the trigger could use, so every member of the audience counts once. */
  basis: z.enum(['events', 'audience']),
  members: count,
  rewards: count,
  cost: decimal,
  /** The day on which the budget would have been spent; `null`: it would have sufficed. */
  spentOn: z.iso.date().nullable(),
});
export type CampaignSimulation = Infer<typeof campaignSimulation>;

/** Means per member since the first event that the campaign rewards. */
export const campaignGroupResult = z.strictObject({
  members: count,
  deposits: decimal,
  turnover: decimal,
  /** Stakes less refunds and wins. */
  net: decimal,
});
export type CampaignGroupResult = Infer<typeof campaignGroupResult>;

export const campaignFigures = z.strictObject({
  id: idOf('cmp'),
  currency: z.string(),
  spent: decimal,
  spentToday: decimal,
  joined: count,
  rewards: count,
  claimed: count,
  expired: count,
  applying: count,
  /** Rewards that failed with an error and are tried again. */
  failed: count,
  rewarded: campaignGroupResult,
  heldOut: campaignGroupResult,
});
export type CampaignFigures = Infer<typeof campaignFigures>;

/** Input and output of each call. */
/** A campaign in the editor; `null`: it was never saved. */
const drafted = z.strictObject({ brand, id: idOf('cmp').nullable(), draft: campaignDraft });

export const campaignsAdminSchemas = {
  adminCampaigns: campaigns.list,
  saveCampaign: campaigns.save,
  publishCampaign: campaigns.publish,
  removeCampaign: campaigns.remove,
  removedCampaigns: campaigns.removed,
  restoreCampaign: campaigns.restore,
  orderCampaigns: campaigns.order,
  campaignRevisions: campaigns.revisions,
  restoreCampaignRevision: campaigns.restoreRevision,
  previewCampaign: {
    input: drafted,
    output: campaignPreview,
  },
  simulateCampaign: {
    input: drafted,
    output: campaignSimulation,
  },
  campaignFigures: {
    input: z.strictObject({ brand, id: idOf('cmp') }),
    output: campaignFigures,
  },
  awardCampaign: {
    input: z.strictObject({
      brand,
      id: idOf('cmp'),
      accounts: z.array(z.string().trim().min(1).max(64)).min(1).max(500),
      note: z.string().trim().min(1).max(500),
    }),
    output: z.strictObject({
      granted: count,
      /** Accounts that get nothing: unknown, outside of the audience, or beyond a bound. */
      refused: z.array(z.string()),
    }),
  },
} satisfies CallSchemas;
