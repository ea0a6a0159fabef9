import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { PointMall } from '../features/point-mall/point-mall.tsx';
import styles from './promotions-page.module.css';

export function PointMallPage() {
  const { t } = useTexts('mfe-promo');
  return (
    <div className={styles.page}>
      <PageHeader title={t('mall.title')} lead={t('mall.lead')} />
      <PointMall />
    </div>
  );
}
