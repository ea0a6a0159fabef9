import type { Localized } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './terms-list.module.css';

/** Terms as a numbered list, in the reader's digits. */
export function TermsList({ terms }: { terms: readonly Localized[] }) {
  const { local } = useTexts('mfe-promo');
  return (
    <ol className={styles.terms}>
      {terms.map((paragraph) => (
        <li key={paragraph.en}>{local(paragraph)}</li>
      ))}
    </ol>
  );
}
