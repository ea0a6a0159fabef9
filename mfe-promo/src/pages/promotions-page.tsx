import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry } from '@croupier/ui';
import { useLatestEvent } from '@croupier/bus';
import { isCampaign, useOffers } from '../api/offers.ts';
import { CodeForm } from '../lib/code-form.tsx';
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
  const session = useLatestEvent('session.changed');
  const { isPending, error, offers, reload } = useOffers();
  if (isPending) return <CardsSkeleton />;
  if (error) return <Retry error={error} onRetry={reload} />;
  if (offers.length === 0) return <Empty art="gift" title={t('empty')} text={t('empty-text')} />;
  const hasCode = offers.some((offer) => isCampaign(offer) && offer.trigger === 'code');
  return (
    <>
      {session && hasCode && <CodeForm />}
      <PromoCards promotions={offers} />
    </>
  );
}
