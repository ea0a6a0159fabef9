import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { MissionsPanel } from '../features/missions/missions-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** Missions of a brand. */
export function MissionsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('missions.title')} lead={t('missions.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => <BrandPanel brand={brand} panel={MissionsPanel} />}
        </ByOneBrand>
      </div>
    </>
  );
}
