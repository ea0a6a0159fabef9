import type { Showing } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './documents.module.css';

/** A display period in words. */
export function Times({ showing: { startsAt, endsAt } }: { showing: Showing }) {
  const { t, formats } = useTexts('console');
  return (
    <span className={styles.aside}>
      {t('documents.from', { time: formats.dateTime(startsAt) })}
      {endsAt !== null && ` ${t('documents.until', { time: formats.dateTime(endsAt) })}`}
    </span>
  );
}
