import { useTexts } from '@croupier/i18n';
import { PageHeader, Skeleton } from '@croupier/ui';
import styles from './play-safely-page.module.css';

export function PlaySafelySkeleton() {
  const { t } = useTexts('mfe-member');
  return (
    <div className={styles.page}>
      <PageHeader title={t('safely.title')} lead={t('safely.lead')} />
      <Skeleton height={280} />
    </div>
  );
}
