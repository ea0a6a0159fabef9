import { useTexts } from '@croupier/i18n';
import { Button, Drawer, Logo, useSite } from '@croupier/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SlotMount } from '../mount/slot-mount.tsx';
import { MemberActions } from './member-actions.tsx';
import { MainNav } from './main-nav.tsx';
import { MenusPart } from './menus-part.tsx';
import { useSession } from '../shell-scope.tsx';
import { VisitorActions } from './visitor-actions.tsx';
import styles from './header.module.css';

interface HeaderProps {
  /** If false, the menu stays behind its button, also on a wide screen. */
  readonly hasNavigation: boolean;
}

export function Header({ hasNavigation }: HeaderProps) {
  const { t } = useTexts('shell');
  const site = useSite();
  const session = useSession();
  const { key } = useLocation();
  // Open on this page only: following a link in the menu closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <Button
            variant="quiet"
            icon="menu"
            aria-label={t('menu.open')}
            className={styles.opener}
            data-alone={!hasNavigation || undefined}
            onClick={() => setOpenAt(key)}
          />
          <Link
            to="/"
            className={styles.logo}
            aria-label={t('home.link', { brand: site.brand.name })}
          >
            <Logo look={site.brand.mark} name={site.brand.word} />
          </Link>
          {hasNavigation && <MainNav />}
          <div className={styles.actions}>
            {session ? <MemberActions session={session} /> : <VisitorActions />}
            {session && <SlotMount into="header.wallet" />}
          </div>
        </div>
      </header>
      <Drawer isOpen={openAt === key} title={site.brand.name} onClose={() => setOpenAt(null)}>
        <MenusPart>{({ MenuSheet }) => <MenuSheet />}</MenusPart>
      </Drawer>
    </>
  );
}
