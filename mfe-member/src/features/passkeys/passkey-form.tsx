import type { CallFailed } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  textIn,
  TextInput,
  useFailureText,
  useFormErrors,
} from '@croupier/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { useMemberInfo } from '../../api/member-info.ts';
import shortForm from '../../lib/short-form.module.css';

export interface TypedPasskey {
  readonly name: string;
  readonly password?: string;
}

interface PasskeyFormProps {
  readonly note?: string;
  readonly submit: string;
  readonly asks: 'name' | 'password' | 'both';
  /** The name, if the form has that field. */
  readonly name?: readonly [string, (name: string) => void];
  readonly message?: string | null;
  readonly call: { readonly error: CallFailed | null; readonly isPending: boolean };
  readonly onSubmit: (typed: TypedPasskey) => void;
  readonly onCancel: () => void;
}

const noName = ['', () => undefined] as const;

/** Asks for the name of a passkey, the password, or both. An account without a password is not asked for one. */
export function PasskeyForm(props: PasskeyFormProps) {
  const {
    note,
    submit,
    asks,
    name: [name, setName] = noName,
    message = null,
    call,
    onSubmit,
    onCancel,
  } = props;
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const failureText = useFailureText();
  const hasPassword = useMemberInfo().data?.hasPassword ?? true;
  const { form, errors, showErrors } = useFormErrors(texts, call.error);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is removed: the focus moves to the first field.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const asksName = asks !== 'password';
  const asksPassword = asks !== 'name' && hasPassword;
  const isWrong = call.error?.code === 'wrong-credentials';

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (call.isPending) return;
    const typed = new FormData(event.currentTarget);
    const fields = [...(asksName ? ['name'] : []), ...(asksPassword ? ['password'] : [])];
    if (showErrors(missingFieldsOf(typed, fields))) return;
    onSubmit({
      name: textIn(typed, 'name').trim(),
      ...(asksPassword && { password: textIn(typed, 'password') }),
    });
  }

  return (
    <div ref={place}>
      <form ref={form} className={shortForm.form} onSubmit={send} noValidate>
        {note && <p className={shortForm.note}>{note}</p>}
        {asksName && (
          <TextInput
            label={t('passkeys.name')}
            name="name"
            hint={t('passkeys.name-hint')}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors['name']}
          />
        )}
        {asksPassword && (
          <PasswordInput
            label={t('factor.password')}
            name="password"
            maxLength={255}
            error={errors['password'] ?? (isWrong ? t('password.wrong') : undefined)}
          />
        )}
        <ErrorText>
          {message ?? (call.error && !isWrong ? failureText(call.error) : null)}
        </ErrorText>
        <div className={shortForm.acts}>
          <Button type="submit" variant="primary" isBusy={call.isPending}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
