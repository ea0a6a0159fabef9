import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls, type ErrorCode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  TextInput,
  useFailureText,
  textIn,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { CaptchaField, useSpentCaptcha } from './captcha-field.tsx';
import { captchaIn } from './captcha-in.ts';
import { LoginBesides } from './login-besides.tsx';
import { removeMobile } from './remembered-mobile.ts';
import { useSecondFactorAsk } from './second-factor-scope.tsx';
import { useRegistrationErrors, usePrefill } from './typed-fields.ts';
import { useProof } from './use-proof.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface UsernameLoginProps {
  /** The log-in for agents, which refuses other accounts. */
  readonly asAgent: boolean;
  readonly onSignedIn: SignedInHandler;
  readonly onForgot: () => void;
}

const aboutCaptcha: readonly ErrorCode[] = ['captcha-needed', 'wrong-captcha'];

/** Log-in by name and password; with a picture once the platform requires it. */
export function UsernameLogin({ asAgent, onSignedIn, onForgot }: UsernameLoginProps) {
  const { t } = useTexts('sign-in');
  const proof = useProof('login');
  const login = useCallMutation(calls.login, { complete: proof.added });
  const remembered = useCallQuery(calls.rememberedLogin, undefined);
  const askSecondFactor = useSecondFactorAsk();
  const failureText = useFailureText();
  const spendCaptcha = useSpentCaptcha();
  const name = usePrefill(remembered.data?.username ?? '');
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const { form, errors, showErrors } = useRegistrationErrors(login.error);
  const failure = login.error ? failureText(login.error) : undefined;
  const isAboutCaptcha = login.error !== null && aboutCaptcha.includes(login.error.code);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const typed = new FormData(event.currentTarget);
    const found = missingFieldsOf(typed, [
      'username',
      'password',
      ...(isCaptchaAsked ? ['captcha'] : []),
    ]);
    if (showErrors(found)) return;
    const remember = typed.has('remember');
    login.mutate(
      {
        type: 'username',
        username: textIn(typed, 'username').trim(),
        password: textIn(typed, 'password'),
        remember,
        ...(asAgent ? { asAgent } : {}),
        ...captchaIn(typed),
      },
      {
        onSuccess(signedIn) {
          if (!remember) removeMobile();
          onSignedIn(signedIn);
        },
        onError: (error) => {
          askSecondFactor(error, login);
          if (error.isCaptchaAsked) setCaptchaAsked(true);
          spendCaptcha(error);
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {asAgent && <p className={styles.note}>{t('login.agentSignIn')}</p>}
      <TextInput
        ref={name}
        label={t('field.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
      />
      <PasswordInput label={t('field.password')} name="password" error={errors['password']} />
      {isCaptchaAsked && (
        <CaptchaField error={errors['captcha'] ?? (isAboutCaptcha ? failure : undefined)} />
      )}
      <LoginBesides isRemembered={Boolean(remembered.data)} onForgot={onForgot} />
      <ErrorText>{!isAboutCaptcha && failure}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
