import type { CallFailed } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Retry } from '@croupier/ui';
import styles from './bet-slip.module.css';

interface LostBetNoticeProps {
  readonly error: CallFailed | null;
  readonly retry: () => void;
}

/** The last bet's response was lost: the bet is not booked so far, or its state could not be queried. */
export function LostBetNotice({ error, retry }: LostBetNoticeProps) {
  const { t } = useTexts('mfe-lottery');
  if (error) return <Retry error={error} onRetry={retry} title={t('slip.lostUnknown')} />;
  return (
    <p role="alert" className={styles.notice}>
      {t('slip.lostNotBooked')}
    </p>
  );
}
