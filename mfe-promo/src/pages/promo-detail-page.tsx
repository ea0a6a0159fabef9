import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, Skeleton, type PageProps } from '@croupier/ui';
import { usePromotions } from '../api/promotions.ts';
import { PromoTerms } from '../features/promo-terms/promo-terms.tsx';
import styles from './promo-detail-page.module.css';

export function PromoDetailPage({ params }: PageProps) {
  return (
    <div className={styles.page}>
      <Detail id={params['id']} />
    </div>
  );
}

function Detail({ id }: { id: string | undefined }) {
  const promotions = usePromotions();
  if (promotions.isPending) return <DetailSkeleton />;
  if (promotions.error) return <Retry error={promotions.error} again={promotions.refetch} />;
  const promotion = promotions.data.find((one) => one.id === id);
  return promotion ? <PromoTerms promotion={promotion} /> : <Over />;
}

function Over() {
  const { t } = useTexts('mfe-promo');
  const toAll = <ButtonLink to="/promotions">{t('all')}</ButtonLink>;
  return (
    <>
      <PageHeader title={t('gone')} />
      <Empty art="gift" title={t('gone-text')} action={toAll} />
    </>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={48} width="60%" />
      <Skeleton height={260} />
      <Skeleton lines={4} />
    </div>
  );
}
