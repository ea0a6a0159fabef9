import { useCallQuery } from '@croupier/client';
import { calls, type MenuDescription, type Vendor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Icon } from '@croupier/ui';
import { ProviderMark } from '@croupier/ui/artwork';
import { Link } from 'react-router-dom';
import { DisclosureMenu } from './disclosure-menu.tsx';
import type { Disclosure } from './use-disclosure.ts';
import styles from './menus.module.css';

/** Providers per column (specification §2). */
const columnLength = 10;

interface VendorMenuProps extends Disclosure {
  readonly entry: MenuDescription;
}

/** The providers of an entry's games, in columns. An entry without providers is a plain link. */
export function VendorMenu({ entry, ...fold }: VendorMenuProps) {
  const { t, local } = useTexts('support');
  const all = useCallQuery(calls.gameVendors, {});
  const vendors = all.data?.filter(({ category }) => category === entry.category) ?? [];
  if (vendors.length === 0) return null;
  return (
    <DisclosureMenu
      {...fold}
      className={styles.unfold}
      label={t('menu.providers', { category: local(entry.label) })}
      button={<Icon name="chevron-down" />}
    >
      <Vendors entry={entry} vendors={vendors} />
    </DisclosureMenu>
  );
}

interface VendorsProps {
  readonly entry: MenuDescription;
  readonly vendors: readonly Vendor[];
}

function Vendors({ entry, vendors }: VendorsProps) {
  const { t, local, formats } = useTexts('support');
  const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0);
  const path = 'path' in entry.to ? entry.to.path : '/';
  const rows = Math.min(columnLength, vendors.length);
  return (
    <>
      <Link to={path} className={styles.lead}>
        <strong>{local(entry.label)}</strong>
        <span>{t('menu.games', { count: games, number: formats.number(games) })}</span>
        <Icon name="chevron-right" />
      </Link>
      <ul
        role="list"
        className={styles.vendors}
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
      >
        {vendors.map(({ vassalage, displayName, isHot, isGame, games: count }) => (
          <li key={vassalage}>
            <Link
              to={`${path}?${new URLSearchParams({ vassalage, isGame })}`}
              className={styles.vendor}
            >
              <ProviderMark seed={vassalage} />
              <span className={styles.name}>{displayName}</span>
              {isHot === 1 && <Badge tone="accent">{t('menu.hot')}</Badge>}
              <span className={styles.count}>{formats.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
