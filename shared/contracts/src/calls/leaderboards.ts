import { call, callTable } from '../call.ts';
import type { leaderboardSchemas } from '../schemas/leaderboards.ts';

export const leaderboardCalls = callTable<typeof leaderboardSchemas>()({
  /** Current and lately ended leaderboards with the first places and the member's own. */
  leaderboards: call('GET /wps/relay/MCSFE_getMissionLeaderboard', { audience: 'member' }),
});
