import { differences } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './documents.module.css';

/** The fields in which two drafts differ, with both values. */
export function DraftChanges({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTexts('console');
  const changes = differences(before, after);
  if (changes.length === 0) return <p className={styles.aside}>{t('documents.same')}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.path}>
          <dt>
            <code dir="ltr">{change.path}</code>
          </dt>
          <dd dir="auto">
            <del>{change.before || '—'}</del> <ins>{change.after || '—'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
