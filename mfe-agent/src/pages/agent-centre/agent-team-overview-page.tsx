import { Retry } from '@croupier/ui';
import { useTeamSummary } from '../../api/team.ts';
import { Invite } from '../../features/invite/invite.tsx';
import { Rebates } from '../../features/rebates/rebates.tsx';
import { TeamChart } from '../../features/team-numbers/team-chart.tsx';
import { TeamPeriods } from '../../features/team-numbers/team-periods.tsx';
import { TeamSkeleton } from '../../features/team-numbers/team-skeleton.tsx';

/** The team's numbers by period, the invitation link and the agent's rebates. */
export function AgentTeamOverviewPage() {
  const team = useTeamSummary();
  if (team.isPending) return <TeamSkeleton />;
  if (team.error) return <Retry error={team.error} onRetry={team.refetch} />;
  return (
    <>
      <TeamPeriods team={team.data} />
      {team.data.size > 0 && <TeamChart team={team.data} />}
      <Invite affiliateCode={team.data.affiliateCode} />
      <Rebates />
    </>
  );
}
