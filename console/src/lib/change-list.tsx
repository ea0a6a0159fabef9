import type { Difference } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './change-list.module.css';

/** Values that a change replaces: each with its path, before and after. */
export function ChangeList({ changed }: { changed: readonly Difference[] }) {
  const { t } = useTexts('console');
  if (changed.length === 0) return <p>{t('documents.same')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('brand.changes')}>
      {changed.map(({ path, before, after }) => (
        <li key={path}>
          <code dir="ltr">{path}</code>
          <span dir="auto">
            <del>{before || t('brand.nothing')}</del> → <ins>{after || t('brand.nothing')}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
