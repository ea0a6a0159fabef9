import { call, callTable } from '../call.ts';
import type { LeaderboardId } from '../ids.ts';
import type { LeaderboardDraft, leaderboardsAdminSchemas } from '../schemas/leaderboards.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

export const leaderboardDocumentCalls = documentCalls<LeaderboardDraft, LeaderboardId>(
  'leaderboards',
);

export const leaderboardsAdminCalls = callTable<typeof leaderboardsAdminSchemas>()({
  adminLeaderboards: leaderboardDocumentCalls.list,
  saveLeaderboard: leaderboardDocumentCalls.save,
  publishLeaderboard: leaderboardDocumentCalls.publish,
  removeLeaderboard: leaderboardDocumentCalls.remove,
  removedLeaderboards: leaderboardDocumentCalls.removed,
  restoreLeaderboard: leaderboardDocumentCalls.restore,
  leaderboardRevisions: leaderboardDocumentCalls.revisions,
  restoreLeaderboardRevision: leaderboardDocumentCalls.restoreRevision,
  /** State and players of the leaderboards that were published. */
  leaderboardFigures: call('GET /ops/brands/:brand/leaderboard-figures', operator),
  /** The first places with their members and prizes. */
  adminLeaderboardRows: call('GET /ops/leaderboards/:id', operator).fails('not-found'),
  holdLeaderboard: call('PUT /ops/leaderboards/:id/held', operator).fails(
    'not-found',
    'already-decided',
  ),
  excludeFromLeaderboard: call('PUT /ops/leaderboards/:id/excluded', operator).fails(
    'not-found',
    'already-decided',
  ),
});
