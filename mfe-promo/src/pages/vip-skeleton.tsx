import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { CardsSkeleton } from '../lib/cards-skeleton.tsx';
import styles from './promotions-page.module.css';

export function VipSkeleton() {
  const { t } = useTexts('mfe-promo');
  return (
    <div className={styles.page}>
      <PageHeader title={t('vip.title')} lead={t('vip.lead')} />
      <CardsSkeleton />
    </div>
  );
}
