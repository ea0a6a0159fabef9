import { useTexts } from '@croupier/i18n';
import { Button } from '../button/button.tsx';
import { useFailureText } from '../failure/use-failure-text.ts';
import { EmptyArt } from './empty-art.tsx';
import { useIsOnline } from './use-is-online.ts';
import styles from './state.module.css';

interface RetryProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly title?: string | undefined;
}

/**
 * Shows an error in place of the content and offers a retry; retries automatically when the connection is
 * back.
 */
export function Retry({ error, onRetry, title }: RetryProps) {
  const { t } = useTexts('ui');
  const textOf = useFailureText();
  const { isOffline } = useIsOnline(onRetry);
  return (
    <div className={styles.state} role="alert">
      <EmptyArt art="storm" />
      <p className={styles.title}>{isOffline ? t('offline.title') : (title ?? t('retry.title'))}</p>
      <p className={styles.text}>{isOffline ? t('offline.text') : textOf(error)}</p>
      <Button icon="refresh" onClick={() => onRetry()}>
        {t('retry.again')}
      </Button>
    </div>
  );
}
