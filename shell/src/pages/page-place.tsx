import { Skeleton } from '@croupier/ui';
import styles from './pages.module.css';

/** Placeholder of a page of the shell: its name is known before its code has loaded. */
export function PagePlace({ title }: { title: string }) {
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.placeHead}>
        <p className={styles.placeTitle}>{title}</p>
        <Skeleton width="min(80%, 34rem)" height={27} />
      </div>
      <Skeleton height={168} />
      <Skeleton height={168} />
      <Skeleton height={168} />
    </div>
  );
}
