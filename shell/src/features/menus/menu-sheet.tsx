import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import { Clock } from '../../frame/clock.tsx';
import { HomeEntry, MenuLink } from '../../frame/menu-link.tsx';
import { menuOf } from '../../frame/menus.ts';
import { ThemeSwitch } from '../../frame/top-bar.tsx';
import { useSession } from '../../shell-scope.tsx';
import { LanguageField } from './language-field.tsx';
import styles from './menu-sheet.module.css';

/** The header's entries and the top bar's controls on narrow screens. */
export function MenuSheet() {
  const { t } = useTexts('shell');
  const entries = menuOf(useSite(), useSession(), 'header');
  return (
    <>
      <nav aria-label={t('menu.main')}>
        <ul role="list" className={styles.list}>
          <li>
            <HomeEntry className={styles.entry} />
          </li>
          {entries.map((entry) => (
            <li key={entry.label.en}>
              <MenuLink entry={entry} className={styles.entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.controls}>
        <LanguageField />
        <ThemeSwitch />
      </div>
      <Clock className={styles.clock} />
    </>
  );
}
