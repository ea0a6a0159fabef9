import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { LobbySkeleton } from '../features/lobby/lobby-skeleton.tsx';
import styles from './lottery-page.module.css';

export function LotterySkeleton() {
  const { t } = useTexts('mfe-lottery');
  return (
    <div className={styles.page}>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <LobbySkeleton />
    </div>
  );
}
