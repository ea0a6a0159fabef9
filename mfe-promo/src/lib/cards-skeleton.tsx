import { Skeleton } from '@croupier/ui';
import styles from './cards-skeleton.module.css';

/** Placeholder of a few cards. */
export function CardsSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton height={300} />
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  );
}
