import { Skeleton } from '@croupier/ui';
import styles from './account.module.css';

export function AccountSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width={180} height={28} />
      <Skeleton height={170} />
      <Skeleton height={72} />
    </div>
  );
}
