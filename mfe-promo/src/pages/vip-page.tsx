import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry } from '@croupier/ui';
import { useVipLadder } from '../api/vip.ts';
import { VipLevels } from '../features/vip-ladder/vip-ladder.tsx';
import { CardsSkeleton } from '../lib/cards-skeleton.tsx';
import styles from './promotions-page.module.css';

export function VipPage() {
  const { t } = useTexts('mfe-promo');
  const ladder = useVipLadder();
  return (
    <div className={styles.page}>
      <PageHeader title={t('vip.title')} lead={t('vip.lead')} />
      {ladder.isPending ? (
        <CardsSkeleton />
      ) : ladder.error ? (
        <Retry error={ladder.error} onRetry={ladder.refetch} />
      ) : (
        <VipLevels ladder={ladder.data} />
      )}
    </div>
  );
}
