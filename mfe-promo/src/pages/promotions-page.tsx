import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry } from '@croupier/ui';
import { usePromotions } from '../api/promotions.ts';
import { PromoCards } from '../features/promo-cards/promo-cards.tsx';
import { CardsSkeleton } from '../lib/cards-skeleton.tsx';
import styles from './promotions-page.module.css';

export function PromotionsPage() {
  const { t } = useTexts('mfe-promo');
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Current />
    </div>
  );
}

function Current() {
  const { t } = useTexts('mfe-promo');
  const promotions = usePromotions();
  if (promotions.isPending) return <CardsSkeleton />;
  if (promotions.error) return <Retry error={promotions.error} again={promotions.refetch} />;
  if (promotions.data.length === 0)
    return <Empty art="gift" title={t('empty')} text={t('empty-text')} />;
  return <PromoCards promotions={promotions.data} />;
}
