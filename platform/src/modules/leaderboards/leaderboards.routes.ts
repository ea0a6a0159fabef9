import { calls, leaderboardDocumentCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { documentRoutes } from '../documents/index.ts';
import type { Leaderboards } from './leaderboards.service.ts';

export const leaderboardsRoutes = ({
  leaderboards: { admin, ...leaderboards },
}: {
  readonly leaderboards: Leaderboards;
}): Route[] => [
  on(calls.leaderboards, ({ member, input }) => leaderboards.shown(member, input)),
  ...documentRoutes(leaderboardDocumentCalls, leaderboards.documents),
  on(calls.leaderboardFigures, ({ input }) => admin.figures(input.brand)),
  on(calls.adminLeaderboardRows, ({ input }) => admin.rows(input)),
  on(calls.holdLeaderboard, ({ input, operator }) => admin.hold(operator, input)),
  on(calls.excludeFromLeaderboard, ({ input, operator }) => admin.exclude(operator, input)),
];
