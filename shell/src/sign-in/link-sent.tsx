import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import styles from './sign-in.module.css';

/**
 * Says that a link was sent if such an account exists; closing this message closes the window (specification
 * §2).
 */
export function LinkSent({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sign-in');
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is removed: move the keyboard focus here.
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
