import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Link } from 'react-router-dom';
import { TermsLink } from '../help/terms-link.tsx';
import { useShell } from '../shell-scope.tsx';
import type { SignInForm } from './use-sign-in.ts';
import styles from './sign-in.module.css';

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
