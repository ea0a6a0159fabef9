import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { LeaderboardList } from '../features/leaderboards/leaderboard-list.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** Leaderboards of a brand, with the hold of their prizes. */
export function LeaderboardsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('leaderboards.title')} lead={t('leaderboards.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => <LeaderboardList key={brand} brand={brand} />}
        </ByOneBrand>
      </div>
    </>
  );
}
