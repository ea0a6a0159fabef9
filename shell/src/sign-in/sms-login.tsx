import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { codeIn, mobileIn, fieldErrorsOf, useRegistrationErrors } from './typed-fields.ts';
import { LoginBesides } from './login-besides.tsx';
import { MobileField } from './mobile-field.tsx';
import { removeMobile, rememberedMobile, rememberMobile } from './remembered-mobile.ts';
import { useSecondFactorAsk } from './second-factor-scope.tsx';
import { usePhoneVerification } from './use-phone-verification.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface SmsLoginProps {
  readonly onSignedIn: SignedInHandler;
  readonly onForgot: () => void;
}

/** Log-in by a mobile number and the code that was sent to it. */
export function SmsLogin({ onSignedIn, onForgot }: SmsLoginProps) {
  const { t } = useTexts('sign-in');
  const phone = usePhoneVerification();
  const login = useCallMutation(calls.login, {
    complete: (input) => phone.withToken(input, input.password),
  });
  const askSecondFactor = useSecondFactorAsk();
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(login.error);
  const [remembered] = useState(rememberedMobile);
  const isAboutCode = login.error?.code === 'wrong-code';
  // The code was right, but the number belongs to no member.
  const isAboutMobile = login.error?.code === 'wrong-credentials';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { error: username, ...mobile } = mobileIn(typed, 'username');
    const { code, error: password } = codeIn(typed, 'password');
    if (showErrors(fieldErrorsOf({ username, password }))) return;
    const remember = typed.has('remember');
    const { mobileNo, countryDialingCode } = mobile;
    login.mutate(
      { type: 'sms', username: mobileNo, password: code, countryDialingCode, remember },
      {
        onSuccess(signedIn) {
          if (remember) rememberMobile(mobile);
          else removeMobile();
          onSignedIn(signedIn);
        },
        onError: (error) => void askSecondFactor(error, login),
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <MobileField
        name="username"
        remembered={remembered}
        error={errors['username'] ?? (isAboutMobile ? t('login.unknownMobile') : undefined)}
      />
      <CodeField
        use={{ purpose: 'login' }}
        phone={phone}
        mobileName="username"
        name="password"
        error={errors['password'] ?? (isAboutCode ? failureText(login.error) : undefined)}
        onMobile={(username) => {
          // A message about the last code does not apply to the next one.
          login.reset();
          showErrors(fieldErrorsOf({ username }));
        }}
      />
      <LoginBesides isRemembered={remembered !== null} onForgot={onForgot} />
      <ErrorText>
        {login.error && !isAboutCode && !isAboutMobile && failureText(login.error)}
      </ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
