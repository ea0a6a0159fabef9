import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import { useRef, useState, type PointerEvent } from 'react';
import { loadMenus } from '../features/menus/load-menus.ts';
import { useLoaded } from '../use-loaded.ts';
import { HomeEntry } from './home-entry.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import { useFirstLine } from './use-first-line.ts';
import { useLingering } from './use-lingering.ts';
import { useSession } from './use-session.ts';
import styles from './main-nav.module.css';

const more = 'more';

/**
 * The header's entries, on one line: what finds no room there stands behind a button at its end. An
 * entry of games unfolds their providers; the code of that comes when a hand comes near.
 */
export function MainNav() {
  const { t } = useTexts('shell');
  const entries = menuOf(useSite(), useSession(), 'header');
  const list = useRef<HTMLUListElement>(null);
  const fits = useFirstLine(list, entries.length);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const menus = useLoaded(loadMenus, isNear || fits < Infinity);
  const { open, show, leave, close } = useLingering();
  const foldOf = (name: string) => ({
    isOpen: open === name,
    onOpen: () => show(name),
    onClose: close,
  });
  const over = (name: string) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(name),
    onPointerLeave: leave,
  });
  const parts = menus.state === 'ready' ? menus.value : null;
  return (
    <nav className={styles.nav} aria-label={t('menu.main')}>
      <div
        className={styles.row}
        onPointerEnter={near}
        onFocus={near}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
      >
        <ul ref={list} role="list" className={styles.list}>
          <li>
            <HomeEntry className={styles.entry} hasIcon={false} />
          </li>
          {entries.map((entry, at) => (
            <li
              key={entry.label.en}
              inert={at + 1 >= fits}
              data-games={entry.category}
              {...over(entry.label.en)}
            >
              <MenuLink entry={entry} className={styles.entry} hasIcon={false} />
              {parts && entry.category && (
                <parts.VendorMenu entry={entry} {...foldOf(entry.label.en)} />
              )}
            </li>
          ))}
        </ul>
        {parts && fits < Infinity && (
          <div {...over(more)}>
            <parts.MoreMenu entries={entries.slice(fits - 1)} {...foldOf(more)} />
          </div>
        )}
      </div>
    </nav>
  );
}
