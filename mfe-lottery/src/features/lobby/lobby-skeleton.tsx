import { Skeleton } from '@croupier/ui';
import styles from './lobby.module.css';

/** Placeholder of the filters and of the first games. */
export function LobbySkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.filters}>
        <Skeleton height={46} />
        <Skeleton height={46} />
      </div>
      <div className={styles.tables}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.place} />
        ))}
      </div>
    </div>
  );
}
