import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, Skeleton, type PageProps } from '@croupier/ui';
import { isCampaign, useOffers } from '../api/offers.ts';
import { CampaignDetail } from '../features/campaign-detail/campaign-detail.tsx';
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
  const { isPending, error, offers, reload } = useOffers();
  if (isPending) return <DetailSkeleton />;
  if (error) return <Retry error={error} onRetry={reload} />;
  const offer = offers.find((one) => one.id === id);
  if (!offer) return <Over />;
  return isCampaign(offer) ? <CampaignDetail campaign={offer} /> : <PromoTerms promotion={offer} />;
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
