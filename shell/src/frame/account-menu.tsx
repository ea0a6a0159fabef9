import { type Session, calls, type MemberInfo } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Dialog, Icon, useSite, Avatar } from '@croupier/ui';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MenusPart } from './menus-part.tsx';
import { EntryCount } from './entry-count.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuOf } from './menus.ts';
import styles from './account-menu.module.css';
import { useCallQuery } from '@croupier/client';
import { useLoaded } from '../use-loaded.ts';

/** The member's menu in the browser's own popover: Escape and a click outside close it. */
export function AccountMenu({ session }: { session: Session }) {
  const { t } = useTexts('shell');
  const site = useSite();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const stay = () => setLeaving(false);
  const { nickname } = session.member;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={t('account.open')}
      >
        <OwnAvatar member={session.member} />
        <span className={styles.name}>{nickname}</span>
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.greeting}>{t('account.greeting', { name: nickname })}</p>
        <nav aria-label={t('account.menu')}>
          <ul className={styles.list}>
            {menuOf(site, session, 'account').map((entry) => (
              <li key={entry.label.en}>
                <MenuLink
                  entry={entry}
                  className={styles.entry}
                  badge={<EntryCount entry={entry} />}
                  onChoose={() => menu.current?.hidePopover()}
                />
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={styles.entry}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => setLeaving(true)}
        >
          <Icon name="logout" />
          <span>{t('signOut.title')}</span>
        </button>
      </div>
      {isLeaving &&
        createPortal(
          <MenusPart
            around={(state) => (
              <Dialog isOpen size="s" title={t('signOut.title')} onClose={stay}>
                {state}
              </Dialog>
            )}
          >
            {({ SignOutDialog }) => <SignOutDialog onClose={stay} />}
          </MenusPart>,
          document.body,
        )}
    </>
  );
}

/** The drawings load once the chosen one is known; until then an emblem is shown. */
const loadIcons = () => import(/* webpackChunkName: "member-icon" */ '@croupier/ui/member-icon');

/** The picture that the member chose; a new choice appears as soon as it is saved. */
function OwnAvatar({ member }: { member: MemberInfo }) {
  const profile = useCallQuery(calls.memberInfo, undefined);
  const icon = profile.data?.icon;
  const loaded = useLoaded(loadIcons, icon !== undefined);
  if (!icon || loaded.state !== 'ready') return <Avatar name={member.nickname} />;
  return <loaded.value.MemberIcon icon={icon} name={member.account} />;
}
