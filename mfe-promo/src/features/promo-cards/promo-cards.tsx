import { useTexts } from '@croupier/i18n';
import { ChipGroup } from '@croupier/ui';
import { useState } from 'react';
import type { Offer } from '../../api/offers.ts';
import { categoriesOf, type Category } from '../../lib/categories.ts';
import { PromoCard } from '../../lib/promo-card.tsx';
import styles from './promo-cards.module.css';

/** All current campaigns and promotions, of one category or of all. */
export function PromoCards({ promotions }: { promotions: readonly Offer[] }) {
  const { t } = useTexts('mfe-promo');
  const [wanted, setWanted] = useState<Category | 'all'>('all');
  const choices = (['all', ...categoriesOf(promotions)] as const).map((value) => ({
    value,
    label: t(`category.${value}`),
  }));
  const shown = promotions.filter(({ category }) => wanted === 'all' || category === wanted);
  return (
    <>
      <ChipGroup label={t('filter')} options={choices} value={wanted} onChange={setWanted} />
      <ul role="list" className={styles.cards}>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromoCard promotion={promotion} heading="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}
