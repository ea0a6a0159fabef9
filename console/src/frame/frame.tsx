import type { OperatorInfo } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Button, Icon, Logo } from '@croupier/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { WaitingBadge } from '../features/support/waiting-badge.tsx';
import { Preferences } from '../preferences/preferences-bar.tsx';
import { useSignOut } from '../api/use-sign-out.ts';
import { useOperatorSession } from '../session/session-scope.tsx';
import styles from './frame.module.css';

const places = [
  { to: '/modules', key: 'modules', icon: 'games' },
  { to: '/brands', key: 'brands', icon: 'globe' },
  { to: '/content', key: 'content', icon: 'info' },
  { to: '/teams', key: 'teams', icon: 'team' },
  { to: '/outbox', key: 'outbox', icon: 'chat' },
  { to: '/support', key: 'support', icon: 'chat' },
  { to: '/members', key: 'members', icon: 'user' },
  { to: '/protection', key: 'protection', icon: 'shield' },
  { to: '/withdrawals', key: 'withdrawals', icon: 'external' },
  { to: '/deposits', key: 'deposits', icon: 'deposit' },
  { to: '/draws', key: 'draws', icon: 'lottery' },
  { to: '/lottery', key: 'lottery', icon: 'dice' },
  { to: '/audit', key: 'audit', icon: 'history' },
  { to: '/ledger', key: 'ledger', icon: 'wallet' },
] as const;

/** What stands around every page of a signed-in operator. */
export function Frame({ operator, children }: { operator: OperatorInfo; children: ReactNode }) {
  const { t } = useTexts('console');
  const session = useOperatorSession();
  const signOut = useSignOut();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.head}>
        <div className={styles.line}>
          <Logo look="croupier" name={t('name')} />
          <div className={styles.who}>
            <Preferences />
            <Avatar name={operator.name} size={32} />
            <span className={styles.name}>{operator.name}</span>
            <Button
              variant="quiet"
              icon="logout"
              aria-label={t('signOut')}
              isBusy={signOut.isPending}
              // The session ends here whatever the server says: its cookie is dropped or already dead.
              onClick={() => signOut.mutate(undefined, { onSettled: session.signedOut })}
            />
          </div>
        </div>
        <nav aria-label={t('menu.label')} className={styles.menu}>
          {places.map(({ to, key, icon }) => (
            <NavLink key={key} to={to} className={styles.place ?? ''}>
              <Icon name={icon} />
              {t(`menu.${key}`)}
              {key === 'support' && <WaitingBadge />}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </>
  );
}
