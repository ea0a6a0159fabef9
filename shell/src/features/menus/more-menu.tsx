import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { MenuLink } from '../../frame/menu-link.tsx';
import { Folding } from './folding.tsx';
import type { Fold } from './use-fold.ts';
import styles from './menus.module.css';

interface MoreMenuProps extends Fold {
  readonly entries: readonly MenuDescription[];
}

/** The entries that the header's line has no room for. */
export function MoreMenu({ entries, ...fold }: MoreMenuProps) {
  const { t } = useTexts('support');
  const button = (
    <>
      <span>{t('menu.more')}</span>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <Folding {...fold} className={styles.more} button={button}>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.label.en}>
            <MenuLink entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
    </Folding>
  );
}
