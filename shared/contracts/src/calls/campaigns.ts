import { call, callTable } from '../call.ts';
import type { campaignSchemas } from '../schemas/campaigns.ts';

const member = { audience: 'member', real: true } as const;

export const campaignCalls = callTable<typeof campaignSchemas>()({
  /** The campaigns of the brand that are running or coming, as the visitor or the member sees them. */
  campaigns: call('GET /wps/campaigns'),
  /** Joining again changes nothing. Another campaign of the same group is left. */
  joinCampaign: call('POST /wps/campaigns/:id/join', member).fails(
    'in_need_true_account',
    'not-found',
    'campaign-closed',
    'campaign-not-open-to-member',
  ),
  leaveCampaign: call('POST /wps/campaigns/:id/leave', member).fails(
    'in_need_true_account',
    'not-found',
  ),
  /** Counts today; once a day. */
  checkInCampaign: call('POST /wps/campaigns/:id/check-in', member).fails(
    'in_need_true_account',
    'not-found',
    'campaign-closed',
    'campaign-not-open-to-member',
  ),
  /** A code gives its reward once: who enters it again gets the first answer. */
  enterCampaignCode: call('POST /wps/campaigns/code', { ...member, once: true }).fails(
    'in_need_true_account',
    'campaign-code-unknown',
    'campaign-closed',
    'campaign-not-open-to-member',
    'campaign-used',
  ),
});
