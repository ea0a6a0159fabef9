import { useTexts } from '@croupier/i18n';
import { Retry, Section } from '@croupier/ui';
import { Carousel } from '@croupier/ui/carousel';
import { useOffers } from '../../api/offers.ts';
import { CardsSkeleton } from '../../lib/cards-skeleton.tsx';
import { PromoCard } from '../../lib/promo-card.tsx';

const shownAtMost = 6;

/** A row of promotions on the home page; renders nothing if the brand has none. */
export function PromoStrip() {
  const { t } = useTexts('mfe-promo');
  const { isPending, error, offers, reload } = useOffers();
  if (!isPending && !error && offers.length === 0) return null;
  return (
    <Section title={t('strip')} action={{ label: t('all'), to: '/promotions' }}>
      {content()}
    </Section>
  );

  function content() {
    if (isPending) return <CardsSkeleton />;
    if (error) return <Retry error={error} onRetry={reload} />;
    return (
      <Carousel label={t('strip')} items={offers.slice(0, shownAtMost)} itemKey={({ id }) => id}>
        {(promotion) => <PromoCard promotion={promotion} heading="h3" />}
      </Carousel>
    );
  }
}
