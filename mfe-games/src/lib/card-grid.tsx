import { Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** `strip` is one row that scrolls on a phone; `few` are as large as panels. */
export function CardGrid({
  label,
  look = 'grid',
  children,
}: {
  label: string;
  look?: 'grid' | 'strip' | 'few';
  children: ReactNode;
}) {
  return (
    <ul className={styles.cards} data-look={look} aria-label={label}>
      {children}
    </ul>
  );
}

export function CardGridSkeleton({
  count,
  look = 'grid',
}: {
  count: number;
  look?: 'grid' | 'strip';
}) {
  return (
    <div className={styles.cards} data-look={look} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.place}>
          <div className={styles.picture} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" height={14} />
        </div>
      ))}
    </div>
  );
}
