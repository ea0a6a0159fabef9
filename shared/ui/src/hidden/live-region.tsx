import type { ReactNode } from 'react';
import styles from './hidden.module.css';

interface LiveRegionProps {
  readonly children?: ReactNode;
  /** `assertive` interrupts the screen reader: for urgent messages. */
  readonly urgency?: 'polite' | 'assertive' | undefined;
}

/**
 * Announces its content on every change. Keep the region mounted: screen readers ignore a region that appears
 * together with its text.
 */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div role="status" aria-live={urgency} className={styles.unseen}>
      {children}
    </div>
  );
}
