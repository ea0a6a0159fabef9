import type { Job } from '../../core.ts';
import type { Leaderboards } from './leaderboards.service.ts';

export const leaderboardsJobs = ({
  leaderboards,
}: {
  readonly leaderboards: Pick<Leaderboards, 'advance'>;
}): Job[] => [{ name: 'leaderboards', everyMs: 1_000, run: () => leaderboards.advance() }];
