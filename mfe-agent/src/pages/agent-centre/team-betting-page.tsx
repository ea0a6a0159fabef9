import { TeamReport } from '../../features/team-report/team-report.tsx';

/** The bets of the team by member and day. */
export function TeamBettingPage() {
  return <TeamReport kind="bets" />;
}
