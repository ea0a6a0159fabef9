import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, Skeleton, type PageProps } from '@croupier/ui';
import { usePointItems } from '../api/points.ts';
import { PointItemDetails } from '../features/point-item/point-item.tsx';
import styles from './promo-detail-page.module.css';

export function PointItemPage({ params }: PageProps) {
  return (
    <div className={styles.page}>
      <Item id={params['id']} />
    </div>
  );
}

function Item({ id }: { id: string | undefined }) {
  const items = usePointItems();
  if (items.isPending)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height={48} width="60%" />
        <Skeleton height={260} />
        <Skeleton lines={4} />
      </div>
    );
  if (items.error) return <Retry error={items.error} onRetry={items.refetch} />;
  const item = items.data.find((one) => one.id === id);
  return item ? <PointItemDetails item={item} /> : <Gone />;
}

function Gone() {
  const { t } = useTexts('mfe-promo');
  const toAll = <ButtonLink to="/pointMall">{t('mall.all')}</ButtonLink>;
  return (
    <>
      <PageHeader title={t('mall.gone')} />
      <Empty art="gift" title={t('mall.gone-text')} action={toAll} />
    </>
  );
}
