import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { MenuLink } from '../../frame/menu-link.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';
import type { Disclosure } from './use-disclosure.ts';
import styles from './menus.module.css';

interface MoreMenuProps extends Disclosure {
  readonly entries: readonly MenuDescription[];
}

/** The entries that do not fit into the header's line. */
export function MoreMenu({ entries, ...fold }: MoreMenuProps) {
  const { t } = useTexts('support');
  const button = (
    <>
      <span>{t('menu.more')}</span>
      <Icon name="more" />
    </>
  );
  return (
    <DisclosureMenu {...fold} className={styles.more} button={button}>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.label.en}>
            <MenuLink entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}
