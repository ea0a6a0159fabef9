import { useTexts } from '@croupier/i18n';
import { capabilitiesOf } from '@croupier/contracts';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { hasFlag } from '../site.ts';
import { DeviceLogin } from './device-login.tsx';
import { FreePlayButton } from './free-play-button.tsx';
import type { SignInForm } from './use-sign-in.ts';
import { SmsLogin } from './sms-login.tsx';
import { SocialLogin } from './social-login.tsx';
import { UsernameLogin } from './username-login.tsx';
import type { SignedInHandler } from './use-signed-in.ts';
import { MethodTabs } from './method-tabs.tsx';
import styles from './sign-in.module.css';

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
