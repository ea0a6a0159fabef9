import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** An error message, announced when it appears: the live region exists before its text. */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.errorRegion}>
      {children && (
        <p id={id} className={styles.error}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  );
}
