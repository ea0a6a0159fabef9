import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden } from '@croupier/ui';
import { chosenTheme } from '../preferences/preferences.ts';
import { useShell } from '../shell-scope.tsx';
import styles from './controls.module.css';

export function ThemeSwitch() {
  const { t } = useTexts('shell');
  const { site, preferences } = useShell();
  const theme = useLatestEvent('theme.changed') ?? chosenTheme(site);
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className={styles.control}
      onClick={() => preferences.setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'moon' : 'sun'} />
      <span>
        <VisuallyHidden>{t('theme.label')} </VisuallyHidden>
        {t(isDark ? 'theme.dark' : 'theme.light')}
      </span>
    </button>
  );
}
