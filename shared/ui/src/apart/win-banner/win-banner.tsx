import { Confetti, Icon } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './win-banner.module.css';

/**
 * The moment of a win, announced when its text appears: the live region exists before. Confetti falls once, unless
 * the reader prefers less motion.
 */
export function WinBanner({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children && (
        <p className={styles.banner}>
          <Confetti />
          <Icon name="gift" />
          {children}
        </p>
      )}
    </div>
  );
}
