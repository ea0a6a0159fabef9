import type { OperatorInfo } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Button, Logo } from '@croupier/ui';
import type { ReactNode } from 'react';
import { NavLink, Navigate, useLocation } from 'react-router-dom';
import { Preferences } from '../preferences/preferences-bar.tsx';
import { useSignOut } from '../api/operators.ts';
import { useOperatorSession } from '../session/session-scope.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { Denied } from './denied.tsx';
import { Menu } from './menu.tsx';
import { mayOpen, placeOf } from './places.ts';
import styles from './frame.module.css';

/** The frame around every page of a signed-in operator. */
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
            <NavLink to="/account" aria-label={t('account.open')} className={styles.self ?? ''}>
              <Avatar name={operator.name} size={32} />
              <span className={styles.name}>{operator.name}</span>
            </NavLink>
            <Button
              variant="quiet"
              icon="logout"
              aria-label={t('signOut')}
              isBusy={signOut.isPending}
              // The client session ends whatever the server answers: the cookie is deleted or already
              // invalid.
              onClick={() => signOut.mutate(undefined, { onSettled: session.signedOut })}
            />
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <Menu operator={operator} />
        <main id="content" className={styles.content}>
          <Page operator={operator}>{children}</Page>
        </main>
      </div>
    </>
  );
}

function Page({ operator, children }: { operator: OperatorInfo; children: ReactNode }) {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  if (operator.secondFactor === 'due' && pathname !== '/account')
    return <Navigate to="/account" replace />;
  if (place && !mayOpen(operator, place)) return <Denied needs={place.needs} />;
  return (
    <>
      {children}
      {operator.secondFactor !== 'due' && <DemoNotice />}
    </>
  );
}
