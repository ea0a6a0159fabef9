import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import styles from './sign-in.module.css';

/** A link is on its way, if there is such an account; with that read the window closes (specification §2). */
export function LinkSent({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sign-in');
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: who types by keyboard goes on here.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p role="status">{t('forgot.sent')}</p>
      <Button ref={button} variant="primary" size="l" onClick={onClose}>
        {t('warning.understood')}
      </Button>
    </div>
  );
}
