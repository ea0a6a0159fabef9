import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Button } from '@croupier/ui';
import { useState, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';
import { ResetByLink } from './reset-by-link.tsx';
import type { SignInForm } from './use-sign-in.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import { MethodTabs } from './method-tabs.tsx';
import styles from './sign-in.module.css';

interface ForgotFormProps {
  readonly onSignedIn: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
  readonly onClose: () => void;
}

/** The mailed link's secret is behind the hash, which no server and no log receives. */
const secretIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('reset');

/** Ways to recover a lost password. */
export function ForgotForm({ onSignedIn, onForm, onClose }: ForgotFormProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const { hash } = useLocation();
  const [isSent, setSent] = useState(false);
  const { recover } = capabilitiesOf(site.flags);
  const secret = secretIn(hash);
  if (secret) return <ResetByLink secret={secret} onSignedIn={onSignedIn} />;
  if (recover.length === 0)
    return <Empty title={t('forgot.closed')} text={t('forgot.closedText')} />;
  if (isSent) return <LinkSent onClose={onClose} />;
  return (
    <div className={styles.ways}>
      <p className={styles.note}>{t('forgot.intro')}</p>
      <MethodTabs label={t('forgot.ways')} ways={recover} nameOf={(way) => t(`forgot.by.${way}`)}>
        {(way) =>
          way === 'email' ? (
            <ForgotByEmail onSent={() => setSent(true)} />
          ) : (
            <ForgotByMobile onSignedIn={onSignedIn} />
          )
        }
      </MethodTabs>
      <p className={styles.other}>
        <button type="button" className={styles.switch} onClick={() => onForm('login')}>
          {t('forgot.back')}
        </button>
      </p>
    </div>
  );
}

/**
 * Says that a link was sent if such an account exists; closing this message closes the window (specification
 * §2).
 */
function LinkSent({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sign-in');
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is removed: move the keyboard focus here.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p role="status">{t('forgot.sent')}</p>
      <Button ref={button} variant="primary" size="l" onClick={onClose}>
        {t('warning.understood')}
      </Button>
    </div>
  );
}
