import { Skeleton } from '@croupier/ui';
import styles from './deposit.module.css';

export function DepositSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton width={160} height={28} />
      <Skeleton height={64} />
      <Skeleton height={48} />
      <Skeleton height={44} />
    </div>
  );
}
