import { calls, campaignDocumentCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { documentOrderRoute, documentRoutes } from '../documents/index.ts';
import type { Campaigns } from './campaigns.service.ts';

export const campaignsRoutes = ({ campaigns }: { readonly campaigns: Campaigns }): Route[] => [
  on(calls.campaigns, ({ brand, session }) => campaigns.list(brand, session)),
  on(calls.joinCampaign, ({ member, input }) => campaigns.join(member, input.id)),
  on(calls.leaveCampaign, ({ member, input }) => campaigns.leave(member, input.id)),
  on(calls.checkInCampaign, ({ member, input }) => campaigns.checkIn(member, input.id)),
  on(calls.enterCampaignCode, ({ member, input, key }) =>
    campaigns.enterCode(member, input.code, key),
  ),
  ...documentRoutes(campaignDocumentCalls, campaigns.documents),
  documentOrderRoute(campaignDocumentCalls, campaigns.documents),
  on(calls.previewCampaign, ({ input }) => campaigns.admin.preview(input)),
  on(calls.simulateCampaign, ({ input }) => campaigns.admin.simulate(input)),
  on(calls.campaignFigures, ({ input }) => campaigns.admin.figures(input)),
  on(calls.awardCampaign, ({ input, operator, key }) =>
    campaigns.admin.award(operator, input, key),
  ),
];
