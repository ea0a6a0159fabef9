import { Leaderboards } from '../../features/leaderboards/leaderboards.tsx';
import { Missions } from '../../features/missions/missions.tsx';

/** Missions with their progress, and the leaderboards of the brand. */
export function MissionLeaderboardPage() {
  return (
    <>
      <Missions />
      <Leaderboards />
    </>
  );
}
