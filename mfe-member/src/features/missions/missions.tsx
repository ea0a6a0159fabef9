import type { MemberMission, MissionSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useMissions } from '../../api/missions.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { MissionCard } from './mission-card.tsx';
import styles from './missions.module.css';

/** What the member can do for a reward, with the progress of each step. */
export function Missions() {
  const { t } = useTexts('mfe-member');
  const missions = useMissions();
  return (
    <Section title={t('missions.title')} className={styles.missions}>
      {missions.isPending ? (
        <ListSkeleton />
      ) : missions.error ? (
        <Retry error={missions.error} onRetry={missions.refetch} />
      ) : (
        <Summary summary={missions.data} reload={missions.refetch} />
      )}
    </Section>
  );
}

const periods = ['daily', 'weekly', 'once'] as const;

function Summary({ summary, reload }: { summary: MissionSummary; reload: () => unknown }) {
  const { t } = useTexts('mfe-member');
  const { missions, waiting, isPaused } = summary;
  if (missions.length + waiting.length === 0)
    return <Empty art="gift" title={t('missions.empty')} text={t('missions.empty-text')} />;
  return (
    <>
      {isPaused && <p role="status">{t('missions.paused')}</p>}
      <Group title={t('missions.waiting')} missions={waiting} all={missions} reload={reload} />
      {periods.map((period) => (
        <Group
          key={period}
          title={t(`missions.period.${period}`)}
          missions={missions.filter((one) => one.period === period)}
          all={missions}
          reload={reload}
        />
      ))}
      <p className={styles.note}>{t('missions.rules', { zone: summary.timeZone })}</p>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly missions: readonly MemberMission[];
  /** Among them is the mission that comes before another one. */
  readonly all: readonly MemberMission[];
  readonly reload: () => unknown;
}

function Group({ title, missions, all, reload }: GroupProps) {
  if (missions.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul role="list" className={styles.list}>
        {missions.map((mission) => (
          <MissionCard
            key={`${mission.id} ${mission.day}`}
            mission={mission}
            before={all.find(({ id }) => id === mission.after) ?? null}
            onEnd={reload}
          />
        ))}
      </ul>
    </div>
  );
}
