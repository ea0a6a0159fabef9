import { waysOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';
import { ResetByLink } from './reset-by-link.tsx';
import type { SignInForm } from './use-sign-in.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface ForgotFormProps {
  readonly onSignedIn: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
}

/** The mailed link's secret is behind the hash, which no server and no log gets to see. */
const secretIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('reset');

/** Ways back in for who has lost the password. */
export function ForgotForm({ onSignedIn, onForm }: ForgotFormProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const { hash } = useLocation();
  const { recover } = waysOf(site.flags);
  const [first] = recover;
  const [way, setWay] = useState<string>(first ?? 'email');
  const secret = secretIn(hash);
  if (secret) return <ResetByLink secret={secret} onSignedIn={onSignedIn} />;
  if (!first) return <Empty title={t('forgot.closed')} text={t('forgot.closedText')} />;
  return (
    <div className={styles.ways}>
      <p className={styles.note}>{t('forgot.intro')}</p>
      {recover.length > 1 && (
        <Tabs
          label={t('forgot.ways')}
          tabs={recover.map((one) => ({ id: one, label: t(`forgot.by.${one}`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'email' ? (
        <ForgotByEmail onDone={() => onForm('login')} />
      ) : (
        <ForgotByMobile onSignedIn={onSignedIn} />
      )}
      <p className={styles.other}>
        <button type="button" className={styles.switch} onClick={() => onForm('login')}>
          {t('forgot.back')}
        </button>
      </p>
    </div>
  );
}
