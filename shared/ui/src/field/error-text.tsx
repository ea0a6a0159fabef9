import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/**
 * An error message, announced when it appears: the live region exists before its text. Its place stays when the
 * message goes, so that a second press of the button below it does not land on what moved there.
 */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const [hasAppeared, setAppeared] = useState(false);
  if (children && !hasAppeared) setAppeared(true);
  return (
    <div aria-live="polite" className={styles.errorRegion}>
      {children ? (
        <p id={id} className={styles.error}>
          <Icon name="alert" />
          {children}
        </p>
      ) : (
        hasAppeared && <span className={styles.errorPlace} />
      )}
    </div>
  );
}
