import { useTexts } from '@croupier/i18n';
import { Clock } from './clock.tsx';
import { LanguageSelect } from './language-select.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { t } = useTexts('shell');
  return (
    <section className={styles.bar} aria-label={t('topBar')}>
      <div className={styles.row}>
        <Clock className={styles.clock} />
        <LanguageSelect />
        <ThemeSwitch />
      </div>
    </section>
  );
}
