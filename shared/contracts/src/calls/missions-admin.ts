import { call, callTable } from '../call.ts';
import type { missionsAdminSchemas } from '../schemas/missions.ts';

export const missionsAdminCalls = callTable<typeof missionsAdminSchemas>()({
  adminMissions: call('GET /ops/missions', { audience: 'operator' }).fails('not-found'),
  createMission: call('POST /ops/missions', { audience: 'operator', once: true }).fails(
    'not-found',
    'invalid-input',
  ),
  /** Title, dates, order and whether it is on; what it asks and gives is fixed. */
  changeMission: call('PUT /ops/missions/:id', { audience: 'operator' }).fails('not-found'),
});
