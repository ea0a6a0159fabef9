import { useTexts } from '@croupier/i18n';
import { capabilitiesOf } from '@croupier/contracts';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { hasFlag } from '../site.ts';
import { DeviceLogin } from './device-login.tsx';
import type { SignInForm } from './use-sign-in.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SmsLogin } from './sms-login.tsx';
import { SocialLogin } from './social-login.tsx';
import { UsernameLogin } from './username-login.tsx';
import type { SignedInHandler } from './use-signed-in.ts';
import { MethodTabs } from './method-tabs.tsx';
import styles from './sign-in.module.css';
import { Button, ErrorText, useFailureText } from '@croupier/ui';
import { useFreePlay } from '../frame/free-play-entry.tsx';

interface LoginFormProps {
  readonly onSignedIn: SignedInHandler;
  readonly onFreePlay: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
}

/** All log-in methods that the brand offers, the remembered device first. */
export function LoginForm({ onSignedIn, onFreePlay, onForm }: LoginFormProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const [query] = useSearchParams();
  const asAgent = query.has('agent');
  const entry = { onSignedIn, onForgot: () => onForm('forgot') };
  return (
    <div className={styles.ways}>
      {!asAgent && <DeviceLogin onSignedIn={onSignedIn} />}
      <MethodTabs
        label={t('login.ways')}
        ways={asAgent ? ['username'] : capabilitiesOf(site.flags).signIn}
        nameOf={(way) => t(`login.by.${way}`)}
      >
        {(way) =>
          way === 'sms' ? <SmsLogin {...entry} /> : <UsernameLogin {...entry} asAgent={asAgent} />
        }
      </MethodTabs>
      {!asAgent && <PasskeyLogin onSignedIn={onSignedIn} />}
      <SocialLogin />
      {hasFlag(site, 'FREEPLAY3') && <FreePlayButton onSignedIn={onFreePlay} />}
      {hasFlag(site, 'DIRECTREG3') && (
        <p className={styles.other}>
          {t('login.noAccount')}{' '}
          <button type="button" className={styles.switch} onClick={() => onForm('register')}>
            {t('register.title')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Button for free play among the ways to sign in, with an explanation. */
function FreePlayButton({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const failureText = useFailureText();
  const freePlay = useFreePlay({ onSuccess: onSignedIn });
  return (
    <div className={styles.freePlay}>
      <Button icon="play" isBusy={freePlay.isPending} onClick={freePlay.start}>
        {t('freePlay.start')}
      </Button>
      <p className={styles.note}>{t('freePlay.note')}</p>
      <ErrorText>{freePlay.error && failureText(freePlay.error)}</ErrorText>
    </div>
  );
}
