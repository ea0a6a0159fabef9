import type { ReactNode } from 'react';
import styles from './cover-columns.module.css';

interface CoverColumnsProps {
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

/** A picture beside its facts and actions; one column on a phone. */
export function CoverColumns({ cover, children }: CoverColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
