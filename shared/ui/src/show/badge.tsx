import type { ReactNode } from 'react';
import styles from './show.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'second' | 'positive' | 'negative' | 'warning';

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
