import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import { useRef } from 'react';
import { EntryCount } from './entry-count.tsx';
import { HomeEntry, MenuLink } from './menu-link.tsx';
import { isOfCentre, menuOf } from './menus.ts';
import { useMenus } from './menus-part.tsx';
import { useSession } from '../shell-scope.tsx';
import styles from './main-nav.module.css';
import bottomNavStyles from './bottom-nav.module.css';

/**
 * The header's entries, on one line; on a wide screen the pages of a centre, such as the rewards, are always in
 * sight. The menus load later: the providers of an entry of games, and the entries that do not fit behind a button.
 */
export function MainNav() {
  const { t } = useTexts('shell');
  const all = menuOf(useSite(), useSession(), 'header');
  const [entries, permanent] = [all.filter((entry) => !isOfCentre(entry)), all.filter(isOfCentre)];
  const list = useRef<HTMLUListElement>(null);
  const permanentList = useRef<HTMLUListElement>(null);
  const { menus, near } = useMenus();
  return (
    <nav className={styles.nav} aria-label={t('menu.main')}>
      <div className={styles.row} {...near}>
        <div className={styles.line}>
          <ul ref={list} role="list" className={styles.list}>
            <li>
              <HomeEntry className={styles.entry} hasIcon={false} />
            </li>
            {entries.map((entry) => (
              <NavEntry key={entry.label.en} entry={entry} />
            ))}
          </ul>
          {menus && <menus.NavMenus lists={{ list, permanentList }} {...{ entries, permanent }} />}
        </div>
        {permanent.length > 0 && (
          <ul ref={permanentList} role="list" className={styles.permanent}>
            {permanent.map((entry) => (
              <NavEntry key={entry.label.en} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}

function NavEntry({ entry }: { readonly entry: MenuDescription }) {
  return (
    <li data-games={entry.category}>
      <MenuLink
        entry={entry}
        className={styles.entry}
        hasIcon={false}
        badge={<EntryCount entry={entry} />}
      />
    </li>
  );
}

/** More entries do not fit on a phone. */
const mostEntries = 5;

export function BottomNav() {
  const { t } = useTexts('shell');
  const site = useSite();
  const session = useSession();
  return (
    <nav className={bottomNavStyles.bar} aria-label={t('menu.bottom')}>
      <HomeEntry className={bottomNavStyles.entry} />
      {menuOf(site, session, 'bottom')
        .slice(0, mostEntries)
        .map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} className={bottomNavStyles.entry} />
        ))}
    </nav>
  );
}
