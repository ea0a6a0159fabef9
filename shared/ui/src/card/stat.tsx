import type { ReactNode } from 'react';
import styles from './card.module.css';

interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: 'plain' | 'accent' | 'positive' | 'negative' | undefined;
}

/** One key figure with its label. */
export function Stat({ label, value, tone = 'plain' }: StatProps) {
  return (
    <dl className={styles.stat} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  );
}
