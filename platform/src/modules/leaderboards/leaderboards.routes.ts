import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Leaderboards } from './leaderboards.service.ts';

export const leaderboardsRoutes = ({
  leaderboards: { admin, ...leaderboards },
}: {
  readonly leaderboards: Leaderboards;
}): Route[] => [
  on(calls.leaderboards, ({ member, input }) => leaderboards.shown(member, input)),
  on(calls.adminLeaderboards, ({ input }) => admin.list(input.brand)),
  on(calls.adminLeaderboardRows, ({ input }) => admin.rows(input)),
  on(calls.createLeaderboard, ({ input, operator, key }) => admin.create(operator, input, key)),
  on(calls.cancelLeaderboard, ({ input, operator }) => admin.cancel(operator, input)),
  on(calls.holdLeaderboard, ({ input, operator }) => admin.hold(operator, input)),
  on(calls.excludeFromLeaderboard, ({ input, operator }) => admin.exclude(operator, input)),
];
