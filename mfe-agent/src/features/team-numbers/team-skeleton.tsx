import { Skeleton } from '@croupier/ui';
import styles from './team-numbers.module.css';

export function TeamSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <div className={styles.numbers}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
      <Skeleton height={120} />
      <Skeleton height={260} />
    </div>
  );
}
