import { Skeleton } from '@croupier/ui';
import styles from './list-skeleton.module.css';

/** Placeholder of a list of records. */
export function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height={40} />
      <Skeleton height={52} />
      <Skeleton height={52} />
      <Skeleton height={52} />
    </div>
  );
}
