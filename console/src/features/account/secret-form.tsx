import type { CallFailed } from '@croupier/client';
import { Button, FaultText, PasswordInput, TextInput, useFailureText } from '@croupier/ui';
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

/** One field, for a password or a code, and what it is for. */
export function SecretForm({ text, label, submit, isPassword, call, onSubmit }: SecretFormProps) {
  const failureText = useFailureText();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!call.isPending) onSubmit(String(new FormData(event.currentTarget).get('secret')).trim());
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <p>{text}</p>
      {isPassword ? (
        <PasswordInput label={label} name="secret" required maxLength={255} />
      ) : (
        <TextInput
          label={label}
          name="secret"
          dir="ltr"
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={40}
        />
      )}
      <FaultText>{call.error && failureText(call.error)}</FaultText>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isBusy={call.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
