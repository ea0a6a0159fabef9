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
import type { FormEvent, ReactNode } from 'react';
import { useMemberInfo } from '../api/member-info.ts';
import styles from './short-form.module.css';

export interface Proof {
  readonly password?: string;
  readonly code: string;
}

interface ProofFormProps {
  readonly note: string;
  readonly submit: string;
  /** The proofs that the call needs; an account without a password is not asked for one. */
  readonly needs: 'password' | 'code' | 'both';
  readonly call: { readonly error: CallFailed | null; readonly isPending: boolean };
  readonly onSubmit: (proof: Proof) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Asks for the password, a code of the authenticator app, or both, before a change of the account. */
export function ProofForm({ note, submit, needs, call, onSubmit, children }: ProofFormProps) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const failureText = useFailureText();
  const { data: member } = useMemberInfo();
  const { form, errors, showErrors } = useFormErrors(texts, call.error);
  const asksPassword = needs !== 'code' && (member?.hasPassword ?? true);
  const asksCode = needs !== 'password';
  const fields = [...(asksPassword ? ['password'] : []), ...(asksCode ? ['code'] : [])];
  const failed = call.error?.code;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (call.isPending) return;
    const typed = new FormData(event.currentTarget);
    const code = textIn(typed, 'code').trim();
    const isShort = code.length > 0 && code.length < 6;
    const error = isShort ? { code: { code: 'too-short', min: 6 } as const } : {};
    if (showErrors({ ...error, ...missingFieldsOf(typed, fields) })) return;
    onSubmit({ code, ...(asksPassword && { password: textIn(typed, 'password') }) });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <p className={styles.note}>{note}</p>
      {asksPassword && (
        <PasswordInput
          label={t('factor.password')}
          name="password"
          maxLength={255}
          error={
            errors['password'] ?? (failed === 'wrong-credentials' ? t('password.wrong') : undefined)
          }
        />
      )}
      {asksCode && (
        <TextInput
          label={t('factor.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          error={errors['code'] ?? (failed === 'wrong-code' ? t('factor.wrong-code') : undefined)}
        />
      )}
      <ErrorText>
        {call.error && failed !== 'wrong-credentials' && failed !== 'wrong-code'
          ? failureText(call.error)
          : null}
      </ErrorText>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isBusy={call.isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
