import { useTexts } from '@croupier/i18n';
import { PageHeader, Skeleton } from '@croupier/ui';
import { CardsSkeleton } from '../lib/cards-skeleton.tsx';
import styles from './promotions-page.module.css';

export function PointMallSkeleton() {
  const { t } = useTexts('mfe-promo');
  return (
    <div className={styles.page}>
      <PageHeader title={t('mall.title')} lead={t('mall.lead')} />
      <Skeleton height={104} />
      <CardsSkeleton />
    </div>
  );
}
