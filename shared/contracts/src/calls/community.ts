import { call, callTable } from '../call.ts';
import type { communitySchemas } from '../schemas/community.ts';

export const communityCalls = callTable<typeof communitySchemas>()({
  promotions: call('GET /wps/promotions'),
  team: call('GET /wps/agent/team', { audience: 'member' }).fails('error_not_agent'),
  /** For a member recruited by the agent; the difference to the agent's own group is paid to the agent. */
  setTeamPrizeGroup: call('PUT /wps/agent/team/:memberId/prize-group', {
    audience: 'member',
  }).fails('error_not_agent'),
});
