import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import type { SignInForm } from './use-sign-in.ts';
import styles from './sign-in.module.css';
import type { MouseEvent } from 'react';
import { openedHere } from '../windows/opened-here.ts';
import { searchAbove } from '../windows/window-address.ts';

/** Links of a registration: the terms, the help, and the forms for existing members. */
export function RegisterLinks({ onForm }: { onForm: (form: SignInForm) => void }) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  return (
    <>
      <p className={styles.links}>
        <TermsLink>{t('register.terms')}</TermsLink>
        <Link to="/help">{t('register.protocol')}</Link>
      </p>
      <p className={styles.other}>
        {t('register.hasAccount')}{' '}
        <button type="button" className={styles.switch} onClick={() => onForm('login')}>
          {t('login.title')}
        </button>
        {capabilitiesOf(site.flags).recover.length > 0 && (
          <button type="button" className={styles.switch} onClick={() => onForm('forgot')}>
            {t('login.forgot')}
          </button>
        )}
      </p>
    </>
  );
}

/**
 * Links to the terms on the help page; a plain press opens them over the current page, which loses nothing.
 */
function TermsLink({ children }: { children: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const opened = searchAbove(search, { name: 'help', page: 'term' });
    void navigate({ pathname, search: opened, hash }, { state: openedHere() });
  }

  return (
    <Link to="/help#term" onClick={open}>
      {children}
    </Link>
  );
}
