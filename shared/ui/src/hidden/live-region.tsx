import type { ReactNode } from 'react';
import styles from './hidden.module.css';

interface LiveRegionProps {
  readonly children?: ReactNode;
  /** `assertive` interrupts: for what can't wait. */
  readonly urgency?: 'polite' | 'assertive' | undefined;
}

/** Says its content aloud whenever it changes. Keep it mounted: a region that appears with its text is not heard. */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div role="status" aria-live={urgency} className={styles.unseen}>
      {children}
    </div>
  );
}
