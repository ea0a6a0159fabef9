import { useAnswer, useCall } from '@croupier/client';
import { calls, waysOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Checkbox,
  FaultText,
  PasswordInput,
  TextInput,
  useFailureText,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useShell } from '../shell-scope.tsx';
import { CaptchaField, useSpentCaptcha } from './captcha-field.tsx';
import { captchaIn } from './captcha-in.ts';
import { missingIn } from './missing-in.ts';
import { textIn } from './text-in.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useProof } from './use-proof.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface UsernameLoginProps {
  /** The door of agents: others are refused there. */
  readonly asAgent: boolean;
  readonly onSignedIn: SignedInHandler;
  readonly onForgot: () => void;
}

/** Name and password; a picture besides, once the platform asks for it. */
export function UsernameLogin({ asAgent, onSignedIn, onForgot }: UsernameLoginProps) {
  const { t } = useTexts('sign-in');
  const { site } = useShell();
  const proof = useProof('login');
  const login = useCall(calls.login, { complete: proof.added });
  const remembered = useAnswer(calls.rememberedLogin, undefined);
  const failureText = useFailureText();
  const spendCaptcha = useSpentCaptcha();
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const { form, faults, tell } = useFormFaults(login.error);
  const isAboutCaptcha = login.error?.code === 'wrong-captcha';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const typed = new FormData(event.currentTarget);
    const found = missingIn(typed, [
      'username',
      'password',
      ...(isCaptchaAsked ? ['captcha'] : []),
    ]);
    if (tell(found)) return;
    login.mutate(
      {
        type: 'username',
        username: textIn(typed, 'username').trim(),
        password: textIn(typed, 'password'),
        remember: typed.has('remember'),
        ...(asAgent ? { asAgent } : {}),
        ...captchaIn(typed),
      },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          if (error.isCaptchaAsked) setCaptchaAsked(true);
          spendCaptcha();
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {asAgent && <p className={styles.note}>{t('login.agentDoor')}</p>}
      <TextInput
        key={remembered.data?.username ?? ''}
        label={t('field.username')}
        name="username"
        defaultValue={remembered.data?.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={faults['username']}
      />
      <PasswordInput label={t('field.password')} name="password" fault={faults['password']} />
      {isCaptchaAsked && (
        <CaptchaField
          fault={faults['captcha'] ?? (isAboutCaptcha ? failureText(login.error) : undefined)}
        />
      )}
      <div className={styles.besides}>
        <Checkbox
          label={t('login.remember')}
          name="remember"
          defaultChecked={Boolean(remembered.data)}
        />
        {waysOf(site.flags).recover.length > 0 && (
          <button type="button" className={styles.switch} onClick={onForgot}>
            {t('login.forgot')}
          </button>
        )}
      </div>
      <FaultText>{login.error && !isAboutCaptcha && failureText(login.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
