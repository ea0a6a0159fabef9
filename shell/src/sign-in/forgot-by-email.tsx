import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls, registerPatterns, usernameError, type FieldError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, TextInput, useFailureText, textIn } from '@croupier/ui';
import type { FormEvent } from 'react';
import { fieldErrorsOf, useRegistrationErrors } from './typed-fields.ts';
import { useProof } from './use-proof.ts';
import styles from './sign-in.module.css';

/** Requests a link by mail; the response does not reveal whether the account exists. */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const { t } = useTexts('sign-in');
  const settings = useCallQuery(calls.registerSettings, undefined);
  const proof = useProof('login');
  const forgot = useCallMutation(calls.forgotPassword, { complete: proof.added });
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(forgot.error);
  const named = (username: string) =>
    settings.data ? usernameError(username, settings.data) : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (forgot.isPending) return;
    const typed = new FormData(event.currentTarget);
    const username = textIn(typed, 'username').trim();
    const email = textIn(typed, 'email').trim();
    const found = fieldErrorsOf({
      username: username ? named(username) : { code: 'required' },
      email: email ? emailError(email) : { code: 'required' },
    });
    if (showErrors(found)) return;
    forgot.mutate({ username, email }, { onSuccess: onSent });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('field.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
      />
      <TextInput
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="email"
        error={errors['email']}
      />
      <ErrorText>{forgot.error && failureText(forgot.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={forgot.isPending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

const ofMail = new RegExp(registerPatterns.email, 'u');

const emailError = (email: string): FieldError | null =>
  ofMail.test(email) ? null : { code: 'pattern', pattern: 'mail' };
