import { useCallQuery } from '@croupier/client';
import { calls, capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';
import { RegisterFields } from './register-fields.tsx';
import { mobileOptionsOf } from './registration.ts';
import type { SignInForm } from './use-sign-in.ts';
import { SocialLogin } from './social-login.tsx';
import type { SignedInHandler } from './use-signed-in.ts';
import { MethodTabs } from './method-tabs.tsx';
import styles from './sign-in.module.css';

interface RegisterFormProps {
  readonly onSignedIn: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
}

/**
 * The registration form by the brand's rules, which the platform sends; two forms if the brand offers two
 * ways.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const ways = capabilitiesOf(site.flags);
  const [first] = ways.register;
  const settings = useCallQuery(calls.registerSettings, undefined, { enabled: Boolean(first) });
  if (!first) return <Empty title={t('register.closed')} text={t('register.closedText')} />;
  if (settings.isPending) return <Skeleton height={44} lines={6} />;
  if (settings.error) return <Retry error={settings.error} onRetry={settings.refetch} />;

  const terms = {
    minimumAge: site.brand.minimumAge,
    today: site.serverTime.slice(0, 10),
    ways: mobileOptionsOf(ways),
  };
  return (
    <div className={styles.ways}>
      <MethodTabs
        label={t('register.ways')}
        ways={ways.register}
        nameOf={(by) => t(`register.by.${by}`)}
      >
        {(by) => (
          <RegisterFields
            rules={{ by, settings: settings.data, terms }}
            isFirst={by === first}
            {...props}
          />
        )}
      </MethodTabs>
      <SocialLogin />
    </div>
  );
}
