import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { RafflesPanel } from '../features/raffles/raffles-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** Raffles of a brand. */
export function RafflesPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('raffles.title')} lead={t('raffles.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => <BrandPanel brand={brand} panel={RafflesPanel} />}
        </ByOneBrand>
      </div>
    </>
  );
}
