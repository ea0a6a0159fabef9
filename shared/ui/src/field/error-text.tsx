import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** A fault in words, announced when it appears: the live region is there before its text. */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.faultRegion}>
      {children && (
        <p id={id} className={styles.fault}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  );
}
