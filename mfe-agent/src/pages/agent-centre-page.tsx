import type { TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, type OverlayProps } from '@croupier/ui';
import { useState } from 'react';
import { useTeam } from '../api/team.ts';
import { Invite } from '../features/invite/invite.tsx';
import { PrizeGroupCell } from '../features/prize-group/prize-group-cell.tsx';
import { PrizeGroupDialog } from '../features/prize-group/prize-group-dialog.tsx';
import { Rebates } from '../features/rebates/rebates.tsx';
import { TeamMembers } from '../features/team-members/team-members.tsx';
import { TeamNumbers } from '../features/team-numbers/team-numbers.tsx';
import { TeamSkeleton } from '../features/team-numbers/team-skeleton.tsx';
import styles from './agent-centre-page.module.css';

/** The agent's team in one window: `agentTeamOverview`, its default and so far only page. */
export function AgentCentrePage(_: OverlayProps) {
  const { t } = useTexts('mfe-agent');
  const team = useTeam();
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  if (team.isPending) return <TeamSkeleton />;
  if (team.error) return <Retry error={team.error} again={team.refetch} />;
  return (
    <div className={styles.centre}>
      <TeamNumbers team={team.data} />
      <Invite affiliateCode={team.data.affiliateCode} />
      {team.data.size === 0 ? (
        <Empty art="team" title={t('empty')} text={t('empty-text')} />
      ) : (
        <TeamMembers
          members={team.data.members}
          prizeGroup={(member) => (
            <PrizeGroupCell member={member} onChange={() => setChosen(member)} />
          )}
        />
      )}
      <Rebates />
      {chosen?.groupBounds && (
        <PrizeGroupDialog
          member={chosen}
          bounds={chosen.groupBounds}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
