import { useAnswer } from '@croupier/client';
import { calls, waysOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import { RegisterFields } from './register-fields.tsx';
import { waysOfMobile, type RegisterBy } from './registration.ts';
import type { SignInForm } from './use-sign-in.ts';
import { SocialLogin } from './social-login.tsx';
import type { SignedInHandler } from './use-signed-in.ts';
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
  const [by, setBy] = useState<RegisterBy>(first ?? 'username');
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
      {ways.register.length > 1 && (
        <Tabs
          label={t('register.ways')}
          tabs={ways.register.map((one) => ({ id: one, label: t(`register.by.${one}`) }))}
          value={by}
          onChange={(id) => setBy(id === 'mobile' ? 'mobile' : 'username')}
        />
      )}
      <RegisterFields key={by} rules={{ by, settings: settings.data, terms }} {...props} />
      <SocialLogin />
    </div>
  );
}
