import { useTexts } from '@croupier/i18n';
import { Clock } from './clock.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './top-bar.module.css';
import skipLinkStyles from './skip-link.module.css';
import { useLatestEvent } from '@croupier/bus';
import { Icon, VisuallyHidden } from '@croupier/ui';
import { chosenTheme } from '../preferences/preferences.ts';
import { useHydrated } from '../server-render/use-hydrated.ts';
import { useShell } from '../shell-scope.tsx';
import controlsStyles from './controls.module.css';

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

export const mainId = 'main';

export function SkipLink() {
  const { t } = useTexts('shell');
  return (
    <a className={skipLinkStyles.skip} href={`#${mainId}`}>
      {t('skip')}
    </a>
  );
}

export function ThemeSwitch() {
  const { t } = useTexts('shell');
  const { site, preferences } = useShell();
  const chosen = useLatestEvent('theme.changed') ?? chosenTheme(site);
  // Another tab may change it before the top bar hydrates.
  const theme = useHydrated() ? chosen : site.theme;
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className={controlsStyles.control}
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
