import { useAnswer, useCall } from '@croupier/client';
import { calls, passwordFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText } from '@croupier/ui';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { missingIn } from './missing-in.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPassword } from './new-password-fields.tsx';
import { textIn } from './text-in.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useProof } from './use-proof.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** A new password against a code by SMS; who has it is signed in at once. */
export function ForgotByMobile({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const settings = useAnswer(calls.registerSettings, undefined);
  const proof = useProof('login');
  const reset = useCall(calls.resetByPhone, { complete: proof.added });
  const failureText = useFailureText();
  const { form, faults, tell } = useFormFaults(reset.error);
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
    if (tell(all)) return;
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
        onMobileMissing={() => tell({ mobileNum: { code: 'required' } })}
      />
      <NewPassword fault={faults['newPassword']} settings={settings.data} />
      <FaultText>{reset.error && !isAboutCode && failureText(reset.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
