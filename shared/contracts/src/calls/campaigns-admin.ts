import { call, callTable } from '../call.ts';
import type { CampaignId } from '../ids.ts';
import type { campaignsAdminSchemas } from '../schemas/campaigns-admin.ts';
import type { CampaignDraft } from '../schemas/campaigns.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

export const campaignDocumentCalls = documentCalls<CampaignDraft, CampaignId>('campaigns');

export const campaignsAdminCalls = callTable<typeof campaignsAdminSchemas>()({
  adminCampaigns: campaignDocumentCalls.list,
  saveCampaign: campaignDocumentCalls.save,
  publishCampaign: campaignDocumentCalls.publish,
  removeCampaign: campaignDocumentCalls.remove,
  removedCampaigns: campaignDocumentCalls.removed,
  restoreCampaign: campaignDocumentCalls.restore,
  orderCampaigns: campaignDocumentCalls.order,
  campaignRevisions: campaignDocumentCalls.revisions,
  restoreCampaignRevision: campaignDocumentCalls.restoreRevision,
  /** The generated terms and the size of the audience. */
  previewCampaign: call('POST /ops/brands/:brand/campaign-preview', operator),
  /** What the draft would have cost in the last 30 days. */
  simulateCampaign: call('POST /ops/brands/:brand/campaign-simulation', operator),
  /** What a campaign has cost and brought so far. */
  campaignFigures: call('GET /ops/brands/:brand/campaigns/:id/figures', operator),
  /** Gives the reward of a running campaign to named members; a repeat with the same key gives nothing more. */
  awardCampaign: call('POST /ops/brands/:brand/campaigns/:id/awards', {
    ...operator,
    once: true,
  }).fails('campaign-closed'),
});
