import { pointItemCategories, type PointItem, type PointItemCategory } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Empty, Retry } from '@croupier/ui';
import { useState } from 'react';
import { usePointItems } from '../../api/points.ts';
import { CardsSkeleton } from '../../lib/cards-skeleton.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './point-mall.module.css';

/** The items of the mall, of one category or of all. */
export function Items() {
  const { t } = useTexts('mfe-promo');
  const items = usePointItems();
  if (items.isPending) return <CardsSkeleton />;
  if (items.error) return <Retry error={items.error} onRetry={items.refetch} />;
  if (items.data.length === 0)
    return <Empty art="gift" title={t('mall.empty')} text={t('mall.empty-text')} />;
  return <Shelf items={items.data} />;
}

function Shelf({ items }: { items: readonly PointItem[] }) {
  const { t } = useTexts('mfe-promo');
  const [wanted, setWanted] = useState<PointItemCategory | 'all'>('all');
  const present = pointItemCategories.filter((one) =>
    items.some(({ category }) => category === one),
  );
  const choices = (['all', ...present] as const).map((value) => ({
    value,
    label: t(`mall.category.${value}`),
  }));
  const shown = items.filter(({ category }) => wanted === 'all' || category === wanted);
  return (
    <>
      {present.length > 1 && (
        <ChipGroup label={t('filter')} options={choices} value={wanted} onChange={setWanted} />
      )}
      <ul role="list" className={styles.items}>
        {shown.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
