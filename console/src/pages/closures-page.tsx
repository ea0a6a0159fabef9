import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { ClosureList } from '../features/closures/closure-list.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** Members who asked to close their account, and what the closures wait for. */
export function ClosuresPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('closures.title')} lead={t('closures.lead')} />
      <div className={styles.panel}>
        <ByBrand needs="members">
          {(brand) => <ClosureList key={brand ?? ''} brand={brand} />}
        </ByBrand>
      </div>
    </>
  );
}
