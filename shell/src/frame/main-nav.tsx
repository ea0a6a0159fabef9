import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import { useRef } from 'react';
import { HomeEntry } from './home-entry.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import { useMenus } from './use-menus.ts';
import { useSession } from './use-session.ts';
import styles from './main-nav.module.css';

/**
 * The header's entries, on one line. The menus load later: the providers of an entry of games, and the
 * entries that do not fit behind a button.
 */
export function MainNav() {
  const { t } = useTexts('shell');
  const entries = menuOf(useSite(), useSession(), 'header');
  const list = useRef<HTMLUListElement>(null);
  const { menus, near } = useMenus();
  return (
    <nav className={styles.nav} aria-label={t('menu.main')}>
      <div className={styles.row} {...near}>
        <ul ref={list} role="list" className={styles.list}>
          <li>
            <HomeEntry className={styles.entry} hasIcon={false} />
          </li>
          {entries.map((entry) => (
            <li key={entry.label.en} data-games={entry.category}>
              <MenuLink entry={entry} className={styles.entry} hasIcon={false} />
            </li>
          ))}
        </ul>
        {menus && <menus.NavMenus list={list} entries={entries} />}
      </div>
    </nav>
  );
}
