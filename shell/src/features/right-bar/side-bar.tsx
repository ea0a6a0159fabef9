import { useTexts } from '@croupier/i18n';
import { Button, Drawer } from '@croupier/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUnreadCount } from '../support/use-unread.ts';
import { SideItems } from './side-items.tsx';
import styles from './side-bar.module.css';

/** The content beside a page: a rail on wide screens, a button with a sheet on phones. */
export function SideBar() {
  return createPortal(<Bar />, document.body);
}

function Bar() {
  const { t, formats } = useTexts('support');
  const { key } = useLocation();
  const { support: unread } = useUnreadCount();
  // Open on this page only: following a link in the sheet closes it.
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
    </>
  );
}
