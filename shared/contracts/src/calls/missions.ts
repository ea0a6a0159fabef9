import { call, callTable } from '../call.ts';
import type { missionSchemas } from '../schemas/missions.ts';

export const missionCalls = callTable<typeof missionSchemas>()({
  /** The member's missions with the progress of each step. */
  missionSummary: call('GET /wps/relay/MCSFE_getMissionSummaryDetails', {
    audience: 'member',
    real: true,
  }).fails('in_need_true_account'),
  claimMission: call('POST /wps/missions/claim', {
    audience: 'member',
    real: true,
    once: true,
  }).fails('in_need_true_account', 'not-found', 'mission-not-done', 'claim-expired', 'timed-out'),
});
