import { useAnswer } from '@croupier/client';
import { calls, waysOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';
import { RegisterFields } from './register-fields.tsx';
import { waysOfMobile } from './registration.ts';
import type { SignInForm } from './use-sign-in.ts';
import { SocialLogin } from './social-login.tsx';
import type { SignedInHandler } from './use-signed-in.ts';
import { Ways } from './ways.tsx';
import styles from './sign-in.module.css';

interface RegisterFormProps {
  readonly onSignedIn: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
}

/** The form of the brand's own rules, which the platform states; two where the brand has two ways. */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const ways = waysOf(site.flags);
  const [first] = ways.register;
  const settings = useAnswer(calls.registerSettings, undefined, { enabled: Boolean(first) });
  if (!first) return <Empty title={t('register.closed')} text={t('register.closedText')} />;
  if (settings.isPending) return <Skeleton height={44} lines={6} />;
  if (settings.error) return <Retry error={settings.error} again={settings.refetch} />;

  const terms = {
    minimumAge: site.brand.minimumAge,
    today: site.serverTime.slice(0, 10),
    ways: waysOfMobile(ways),
  };
  return (
    <div className={styles.ways}>
      <Ways label={t('register.ways')} ways={ways.register} nameOf={(by) => t(`register.by.${by}`)}>
        {(by) => (
          <RegisterFields
            rules={{ by, settings: settings.data, terms }}
            isFirst={by === first}
            {...props}
          />
        )}
      </Ways>
      <SocialLogin />
    </div>
  );
}
