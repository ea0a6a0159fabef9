import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  textIn,
  TextInput,
  useFailureText,
} from '@croupier/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PasskeyLogin } from './passkey-login.tsx';
import { useRegistrationErrors } from './typed-fields.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface SecondFactorFormProps {
  readonly onSignedIn: SignedInHandler;
  /** Goes back to the form of the first step. */
  readonly onBack: () => void;
}

/** Second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onSignedIn, onBack }: SecondFactorFormProps) {
  const { t } = useTexts('sign-in');
  const complete = useCallMutation(calls.completeSignIn);
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(complete.error);
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isAboutCode = complete.error?.code === 'wrong-code';
  const failure = complete.error ? failureText(complete.error) : undefined;
  // The form of the first step is hidden now: the focus moves to the field that is shown.
  useEffect(() => field.current?.focus(), [isRecovery]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (complete.isPending) return;
    const typed = new FormData(event.currentTarget);
    const code = textIn(typed, 'code').trim();
    const isShort = code.length > 0 && code.length < 6;
    const error = isShort ? { code: { code: 'pattern', pattern: 'code' } as const } : {};
    if (showErrors({ ...error, ...missingFieldsOf(typed, ['code']) })) return;
    complete.mutate({ code }, { onSuccess: onSignedIn });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{t(isRecovery ? 'factor.introRecovery' : 'factor.intro')}</p>
      <TextInput
        ref={field}
        label={t(isRecovery ? 'factor.recoveryCode' : 'factor.code')}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        error={errors['code'] ?? (isAboutCode ? failure : undefined)}
      />
      <ErrorText>{!isAboutCode && failure}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={complete.isPending}>
        {t('factor.submit')}
      </Button>
      <PasskeyLogin onSignedIn={onSignedIn} />
      <p className={styles.links}>
        <button type="button" className={styles.switch} onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'factor.useApp' : 'factor.useRecovery')}
        </button>
        <button type="button" className={styles.switch} onClick={onBack}>
          {t('factor.back')}
        </button>
      </p>
    </form>
  );
}
