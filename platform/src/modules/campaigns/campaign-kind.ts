import type { CampaignDraft, CampaignId } from '@croupier/contracts';
import { campaignDraft, idOf } from '@croupier/contracts/schemas';
import type { DocumentKind } from '../documents/index.ts';

/** Campaigns are documents: drafts, publishing (which starts them), history and restoring come from there. */
export const campaignKind: DocumentKind<CampaignDraft, CampaignId> = {
  kind: 'campaign',
  draft: campaignDraft,
  id: idOf('cmp'),
  newId: (ids) => ids.next('cmp'),
  audit: { one: 'campaign.campaign', all: 'campaign.campaigns' },
  isNewestFirst: false,
  words: ({ words }) => words,
  // Campaigns that come or have just ended are shown as well: the module looks at the times itself.
  showing: () => null,
  listOf: () => 'campaigns',
  refusesRemoval: () => null,
  event: ({ brand, id }) => ({ topic: 'campaign.changed', audience: { brand }, payload: { id } }),
};
