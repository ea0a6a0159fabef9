import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import { HomeEntry } from './home-entry.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import { useSession } from './use-session.ts';
import styles from './bottom-nav.module.css';

/** More entries do not fit on a phone. */
const mostEntries = 5;

export function BottomNav() {
  const { t } = useTexts('shell');
  const site = useSite();
  const session = useSession();
  return (
    <nav className={styles.bar} aria-label={t('menu.bottom')}>
      <HomeEntry className={styles.entry} />
      {menuOf(site, session, 'bottom')
        .slice(0, mostEntries)
        .map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} className={styles.entry} />
        ))}
    </nav>
  );
}
