import { useCall } from '@croupier/client';
import { calls, type FieldFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, TextInput, useFailureText } from '@croupier/ui';
import type { FormEvent } from 'react';
import { missingIn } from './missing-in.ts';
import { textIn } from './text-in.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useProof } from './use-proof.ts';
import styles from './sign-in.module.css';

/** Asks for a link by mail; what is said afterwards tells nobody whether the account exists. */
export function ForgotByEmail({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('sign-in');
  const proof = useProof('login');
  const forgot = useCall(calls.forgotPassword, { complete: proof.added });
  const failureText = useFailureText();
  const { form, faults, tell } = useFormFaults(forgot.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (forgot.isPending) return;
    const typed = new FormData(event.currentTarget);
    const email = textIn(typed, 'email').trim();
    const found: Record<string, FieldFault> = { ...missingIn(typed, ['username', 'email']) };
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) found['email'] = { code: 'pattern' };
    if (tell(found)) return;
    const username = textIn(typed, 'username').trim();
    forgot.mutate({ username, email });
  }

  if (forgot.isSuccess)
    return (
      <div className={styles.form} role="status">
        <p>{t('forgot.sent')}</p>
        <Button variant="primary" size="l" onClick={onDone}>
          {t('forgot.back')}
        </Button>
      </div>
    );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('field.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={faults['username']}
      />
      <TextInput
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="email"
        fault={faults['email']}
      />
      <FaultText>{forgot.error && failureText(forgot.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={forgot.isPending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
