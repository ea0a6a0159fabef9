import { useTexts } from '@croupier/i18n';
import { Drawer, useSite } from '@croupier/ui';
import { loadMenus } from '../features/menus/load-menus.ts';
import { useLoaded } from '../use-loaded.ts';
import { Clock } from './clock.tsx';
import { HomeEntry } from './home-entry.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSession } from './use-session.ts';
import styles from './menu-drawer.module.css';

/** The header's entries and the top bar's controls, where there is no room for them. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts('shell');
  const site = useSite();
  const session = useSession();
  const menus = useLoaded(loadMenus, isOpen);
  return (
    <Drawer isOpen={isOpen} title={site.brand.name} onClose={onClose}>
      <nav aria-label={t('menu.main')}>
        <ul className={styles.list}>
          <li>
            <HomeEntry className={styles.entry} />
          </li>
          {menuOf(site, session, 'header').map((entry) => (
            <li key={entry.label.en}>
              <MenuLink entry={entry} className={styles.entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.controls}>
        {menus.state === 'ready' && <menus.value.LanguageField />}
        <ThemeSwitch />
      </div>
      <Clock className={styles.clock} />
    </Drawer>
  );
}
