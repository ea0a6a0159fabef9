import { useAnswer, useCall } from '@croupier/client';
import { calls, passwordFault, type FieldFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, PasswordInput, useFailureText, useFaults } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { focusFirstFault } from './form-focus.ts';
import { missingIn } from './missing-in.ts';
import { MobileField } from './mobile-field.tsx';
import { textIn } from './text-in.ts';
import { useProof } from './use-proof.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** A new password against a code by SMS; who has it is signed in at once. */
export function ForgotByMobile({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const texts = useTexts('sign-in');
  const { t } = texts;
  const settings = useAnswer(calls.registerSettings, undefined);
  const proof = useProof('login');
  const reset = useCall(calls.resetByPhone, { complete: proof.added });
  const failureText = useFailureText();
  const [found, setFound] = useState<Readonly<Record<string, FieldFault>>>({});
  const faults = useFaults(texts, { fields: { ...reset.error?.fields, ...found } });
  const isAboutCode = reset.error?.code === 'wrong-code';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const newPassword = textIn(typed, 'newPassword');
    const wrong = settings.data && newPassword ? passwordFault(newPassword, settings.data) : null;
    const all = {
      ...missingIn(typed, ['mobileNum', 'verificationCode', 'newPassword']),
      ...(wrong ? { newPassword: wrong } : {}),
    };
    setFound(all);
    if (Object.keys(all).length > 0) return focusFirstFault(form);
    reset.mutate(
      {
        mobileNum: textIn(typed, 'mobileNum').trim(),
        countryDialingCode: textIn(typed, 'countryDialingCode'),
        verificationCode: textIn(typed, 'verificationCode'),
        newPassword,
      },
      { onSuccess: onSignedIn, onError: () => focusFirstFault(form) },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MobileField name="mobileNum" fault={faults['mobileNum']} />
      <CodeField
        use={{ purpose: 'forgot' }}
        mobileName="mobileNum"
        name="verificationCode"
        fault={faults['verificationCode'] ?? (isAboutCode ? failureText(reset.error) : undefined)}
        onMobileMissing={() => setFound({ mobileNum: { code: 'required' } })}
      />
      <PasswordInput
        label={t('field.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        fault={faults['newPassword']}
      />
      <FaultText>{reset.error && !isAboutCode && failureText(reset.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
