import { useAnswer, useCall } from '@croupier/client';
import { calls, passwordFault, type FieldFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText, useFaultFocus, useFaults } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { missingIn } from './missing-in.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPassword } from './new-password-fields.tsx';
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
  const form = useFaultFocus(found, reset.error);
  const isAboutCode = reset.error?.code === 'wrong-code';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending) return;
    const typed = new FormData(event.currentTarget);
    const newPassword = textIn(typed, 'newPassword');
    const wrong = settings.data && newPassword ? passwordFault(newPassword, settings.data) : null;
    const all = {
      ...missingIn(typed, ['mobileNum', 'verificationCode', 'newPassword']),
      ...(wrong ? { newPassword: wrong } : {}),
    };
    setFound(all);
    if (Object.keys(all).length > 0) return;
    reset.mutate(
      {
        mobileNum: textIn(typed, 'mobileNum').trim(),
        countryDialingCode: textIn(typed, 'countryDialingCode'),
        verificationCode: textIn(typed, 'verificationCode'),
        newPassword,
      },
      { onSuccess: onSignedIn },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <MobileField name="mobileNum" fault={faults['mobileNum']} />
      <CodeField
        use={{ purpose: 'forgot' }}
        mobileName="mobileNum"
        name="verificationCode"
        fault={faults['verificationCode'] ?? (isAboutCode ? failureText(reset.error) : undefined)}
        onMobileMissing={() => setFound({ mobileNum: { code: 'required' } })}
      />
      <NewPassword fault={faults['newPassword']} settings={settings.data} />
      <FaultText>{reset.error && !isAboutCode && failureText(reset.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
