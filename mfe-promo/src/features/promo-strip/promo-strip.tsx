import { useTexts } from '@croupier/i18n';
import { Retry, Section } from '@croupier/ui';
import { Carousel } from '@croupier/ui/carousel';
import { usePromotions } from '../../api/promotions.ts';
import { CardsSkeleton } from '../../lib/cards-skeleton.tsx';
import { PromoCard } from '../../lib/promo-card.tsx';

const shownAtMost = 6;

/** A row of promotions on the home page; renders nothing if the brand has none. */
export function PromoStrip() {
  const { t } = useTexts('mfe-promo');
  const promotions = usePromotions();
  if (promotions.data?.length === 0) return null;
  return (
    <Section title={t('strip')} action={{ label: t('all'), to: '/promotions' }}>
      {content()}
    </Section>
  );

  function content() {
    if (promotions.isPending) return <CardsSkeleton />;
    if (promotions.error) return <Retry error={promotions.error} again={promotions.refetch} />;
    return (
      <Carousel
        label={t('strip')}
        items={promotions.data.slice(0, shownAtMost)}
        itemKey={({ id }) => id}
      >
        {(promotion) => <PromoCard promotion={promotion} heading="h3" />}
      </Carousel>
    );
  }
}
