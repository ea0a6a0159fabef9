import type { InvitationSent as Sent } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './operators.module.css';

/** Where the link went: only its owner gets to see it. */
export function InvitationSent({ sent: { sentTo, expiresAt } }: { sent: Sent }) {
  const { t, formats } = useTexts('console');
  return (
    <div className={styles.form}>
      <p>{t('operators.sentText', { address: sentTo, until: formats.dateTime(expiresAt) })}</p>
      <p>{t('operators.sentNext')}</p>
    </div>
  );
}
