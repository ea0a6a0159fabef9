import { call, callTable } from '../call.ts';
import type { leaderboardsAdminSchemas } from '../schemas/leaderboards.ts';

const operator = { audience: 'operator' } as const;

export const leaderboardsAdminCalls = callTable<typeof leaderboardsAdminSchemas>()({
  adminLeaderboards: call('GET /ops/leaderboards', operator).fails('not-found'),
  /** The first places with their members and prizes. */
  adminLeaderboardRows: call('GET /ops/leaderboards/:id', operator).fails('not-found'),
  createLeaderboard: call('POST /ops/leaderboards', { ...operator, once: true }).fails(
    'not-found',
    'invalid-input',
  ),
  cancelLeaderboard: call('PUT /ops/leaderboards/:id/cancelled', operator).fails(
    'not-found',
    'already-decided',
  ),
  holdLeaderboard: call('PUT /ops/leaderboards/:id/held', operator).fails(
    'not-found',
    'already-decided',
  ),
  excludeFromLeaderboard: call('PUT /ops/leaderboards/:id/excluded', operator).fails(
    'not-found',
    'already-decided',
  ),
});
