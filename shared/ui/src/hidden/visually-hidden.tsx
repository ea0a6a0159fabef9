import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
