export { createLeaderboards, type Leaderboards } from './leaderboards.service.ts';
export { leaderboardsJobs } from './leaderboards.jobs.ts';
export { leaderboardsRoutes } from './leaderboards.routes.ts';
