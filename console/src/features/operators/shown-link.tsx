import type { JoinLink } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CopyButton } from '@croupier/ui/copy-button';
import styles from './operators.module.css';

/** A link that is good once: it is handed over by whoever made it. */
export function ShownLink({ link }: { link: JoinLink }) {
  const { t, formats } = useTexts('console');
  return (
    <div className={styles.form}>
      <p>{t('operators.linkText', { until: formats.dateTime(link.expiresAt) })}</p>
      <code className={styles.link} dir="ltr">
        {link.url}
      </code>
      <CopyButton text={link.url} what={t('operators.link')} />
    </div>
  );
}
