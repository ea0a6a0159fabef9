import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { LeaderboardsPanel } from '../features/leaderboards/leaderboards-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
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
          {(brand) => <BrandPanel brand={brand} panel={LeaderboardsPanel} />}
        </ByOneBrand>
      </div>
    </>
  );
}
