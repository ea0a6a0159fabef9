import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader, Retry } from '@croupier/ui';
import { useTeamSummary } from '../api/team.ts';
import { Invite } from '../features/invite/invite.tsx';
import { TeamNumbers } from '../features/team-numbers/team-numbers.tsx';
import { TeamSkeleton } from '../features/team-numbers/team-skeleton.tsx';
import { isAgent } from '../lib/is-agent.ts';
import styles from './agent-home-page.module.css';

/** The landing page of an agent after the sign-in. */
export function AgentHomePage() {
  const session = useLatestEvent('session.changed');
  return (
    <div className={styles.page}>
      {session && isAgent(session) ? (
        <ForAgent name={session.member.nickname} />
      ) : (
        <ForOthers isSignedIn={Boolean(session)} />
      )}
    </div>
  );
}

function ForAgent({ name }: { name: string }) {
  const { t } = useTexts('mfe-agent');
  const bus = useBus();
  const toTeam = (
    <Button
      variant="primary"
      icon="team"
      onClick={() =>
        bus.publish('overlay.requested', { overlay: 'agent-centre', page: 'agentTeamOverview' })
      }
    >
      {t('home.open-team')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('home.welcome', { name })} lead={t('home.lead')} actions={toTeam} />
      <Today />
    </>
  );
}

function Today() {
  const team = useTeamSummary();
  if (team.isPending) return <TeamSkeleton />;
  if (team.error) return <Retry error={team.error} onRetry={team.refetch} />;
  return (
    <>
      <TeamNumbers team={team.data} />
      <Invite affiliateCode={team.data.affiliateCode} />
    </>
  );
}

function ForOthers({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTexts('mfe-agent');
  const bus = useBus();
  const signIn = (
    <Button
      variant="primary"
      icon="user"
      onClick={() => bus.publish('sign-in.requested', { reason: 'centre' })}
    >
      {t('home.sign-in')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('home.title')} />
      <Empty
        art="team"
        title={t(isSignedIn ? 'home.no-agent' : 'home.for-agents')}
        text={t(isSignedIn ? 'home.no-agent-text' : 'home.for-agents-text')}
        action={isSignedIn ? undefined : signIn}
      />
    </>
  );
}
