import { TeamReport } from '../../features/team-report/team-report.tsx';

/** The profit and loss of each member of the team. */
export function UserProfitLossPage() {
  return <TeamReport kind="profit" />;
}
