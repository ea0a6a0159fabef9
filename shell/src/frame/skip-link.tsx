import { useTexts } from '@croupier/i18n';
import styles from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  const { t } = useTexts('shell');
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('skip')}
    </a>
  );
}
