import type { Promotion } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry, Section } from '@croupier/ui';
import { usePromotions } from '../../api/promotions.ts';
import { CardsSkeleton } from '../../lib/cards-skeleton.tsx';
import { PromoCard } from '../../lib/promo-card.tsx';
import styles from './promo-strip.module.css';

const shownAtMost = 6;

/** A row of promotions on the home page; nothing where the brand has none. */
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
    return <Strip promotions={promotions.data.slice(0, shownAtMost)} />;
  }
}

function Strip({ promotions }: { promotions: readonly Promotion[] }) {
  return (
    <ul role="list" className={styles.strip}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromoCard promotion={promotion} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
