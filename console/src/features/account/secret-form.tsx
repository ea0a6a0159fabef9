import type { CallFailed } from '@croupier/client';
import type { ErrorCode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  TextInput,
  useFailureText,
  useFormErrors,
  textIn,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import styles from './account.module.css';

interface SecretFormProps {
  readonly text: string;
  readonly label: string;
  readonly submit: string;
  readonly isPassword?: boolean;
  readonly call: { readonly error: CallFailed | null; readonly isPending: boolean };
  readonly onSubmit: (secret: string) => void;
}

/** Failures that belong to the form's only field. */
const ofSecret: readonly ErrorCode[] = ['wrong-code', 'wrong-credentials', 'invalid-input'];

/** A form with one field, for a password or a code, and its purpose. */
export function SecretForm({ text, label, submit, isPassword, call, onSubmit }: SecretFormProps) {
  const texts = useTexts('console');
  const failureText = useFailureText();
  const { form, errors, showErrors } = useFormErrors(texts, call.error);
  const isOfSecret = call.error !== null && ofSecret.includes(call.error.code);
  const failure = call.error ? textOf(call.error) : undefined;
  const refused = errors['secret'] ?? errors['password'] ?? errors['code'];
  const error = refused ?? (isOfSecret ? failure : undefined);

  function textOf(error: CallFailed): string {
    return error.code === 'wrong-credentials'
      ? texts.t('account.wrongPassword')
      : failureText(error);
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (call.isPending) return;
    const typed = new FormData(event.currentTarget);
    if (showErrors(missingFieldsOf(typed, ['secret']))) return;
    const secret = textIn(typed, 'secret');
    onSubmit(isPassword ? secret : secret.trim());
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send}>
      <p>{text}</p>
      {isPassword ? (
        <PasswordInput label={label} name="secret" maxLength={255} error={error} />
      ) : (
        <TextInput
          label={label}
          name="secret"
          dir="ltr"
          autoComplete="one-time-code"
          maxLength={40}
          error={error}
        />
      )}
      <ErrorText>{!isOfSecret && failure}</ErrorText>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isBusy={call.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
