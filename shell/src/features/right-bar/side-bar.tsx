import { useTexts } from '@croupier/i18n';
import { Button, Drawer } from '@croupier/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUnread } from '../support/use-unread.ts';
import { ProviderStripHost } from './provider-strip-host.tsx';
import { SideItems } from './side-items.tsx';
import styles from './side-bar.module.css';

/** What stands beside a page: a rail where there is room, on a phone a button with a sheet. */
export function SideBar() {
  return createPortal(<Bar />, document.body);
}

function Bar() {
  const { t, formats } = useTexts('support');
  const { key } = useLocation();
  const unread = useUnread();
  // Open on this page only: following one of its links closes the sheet.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const label =
    unread > 0 ? t('bar.openUnread', { number: formats.number(unread) }) : t('bar.open');
  return (
    <>
      <aside className={styles.rail} aria-label={t('bar.title')}>
        <SideItems unread={unread} />
      </aside>
      <Button
        icon="chat"
        variant="primary"
        aria-label={label}
        className={styles.opener}
        data-unread={unread > 0 || undefined}
        onClick={() => setOpenAt(key)}
      />
      <Drawer
        isOpen={openAt === key}
        from="end"
        title={t('bar.title')}
        onClose={() => setOpenAt(null)}
      >
        <div className={styles.sheet}>
          <SideItems unread={unread} />
        </div>
      </Drawer>
      <ProviderStripHost />
    </>
  );
}
