import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useLeaderboards } from '../../api/missions.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import styles from './leaderboards.module.css';

/** Competitions of the brand with the member's own place. */
export function Leaderboards() {
  const { t } = useTexts('mfe-member');
  const boards = useLeaderboards();
  return (
    <Section title={t('boards.title')} className={styles.boards}>
      {boards.isPending ? (
        <ListSkeleton />
      ) : boards.error ? (
        <Retry error={boards.error} onRetry={boards.refetch} />
      ) : boards.data.length === 0 ? (
        <Empty look="row" art="team" title={t('boards.empty')} text={t('boards.empty-text')} />
      ) : (
        boards.data.map((board) => (
          <LeaderboardCard key={board.id} board={board} onEnd={boards.refetch} />
        ))
      )}
    </Section>
  );
}
