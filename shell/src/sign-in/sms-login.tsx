import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText } from '@croupier/ui';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { missingIn } from './missing-in.ts';
import { MobileField } from './mobile-field.tsx';
import { textIn } from './text-in.ts';
import { useFormFaults } from './use-form-faults.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** A mobile number and the code that was sent to it. */
export function SmsLogin({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const login = useCall(calls.login);
  const failureText = useFailureText();
  const { form, faults, tell } = useFormFaults(login.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const typed = new FormData(event.currentTarget);
    const found = missingIn(typed, ['username', 'password']);
    if (tell(found)) return;
    login.mutate(
      {
        type: 'sms',
        username: textIn(typed, 'username').trim(),
        password: textIn(typed, 'password'),
        countryDialingCode: textIn(typed, 'countryDialingCode'),
      },
      { onSuccess: onSignedIn },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <MobileField name="username" fault={faults['username']} />
      <CodeField
        use={{ purpose: 'login' }}
        mobileName="username"
        name="password"
        fault={faults['password']}
        onMobileMissing={() => tell({ username: { code: 'required' } })}
      />
      <FaultText>{login.error && failureText(login.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
