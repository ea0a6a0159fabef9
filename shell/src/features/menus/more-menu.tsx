import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { useId } from 'react';
import { MenuLink } from '../../frame/menu-link.tsx';
import { useFold, type Fold } from './use-fold.ts';
import styles from './menus.module.css';

interface MoreMenuProps extends Fold {
  readonly entries: readonly MenuDescription[];
}

/** The entries that the header's line has no room for. */
export function MoreMenu({ entries, ...fold }: MoreMenuProps) {
  const { t } = useTexts('support');
  const id = useId();
  const { opener, panel, press } = useFold(fold);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.more}
        aria-expanded={fold.isOpen}
        aria-controls={id}
        onClick={press}
      >
        <span>{t('menu.more')}</span>
        <Icon name="chevron-down" />
      </button>
      {fold.isOpen && (
        <div ref={panel} id={id} tabIndex={-1} className={styles.panel}>
          <ul role="list" className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.label.en}>
                <MenuLink entry={entry} className={styles.entry} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
