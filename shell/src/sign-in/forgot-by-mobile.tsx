import { useAnswer, useCall } from '@croupier/client';
import { calls, passwordFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText, textIn } from '@croupier/ui';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { codeIn } from './code-in.ts';
import { foundIn } from './found-in.ts';
import { MobileField } from './mobile-field.tsx';
import { mobileIn } from './mobile-in.ts';
import { NewPassword } from './new-password-fields.tsx';
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
  const ruled = (password: string) =>
    settings.data ? passwordFault(password, settings.data) : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { mobileNo, countryDialingCode, fault: mobileNum } = mobileIn(typed, 'mobileNum');
    const { code, fault: verificationCode } = codeIn(typed, 'verificationCode');
    const newPassword = textIn(typed, 'newPassword');
    const found = foundIn({
      mobileNum,
      verificationCode,
      newPassword: newPassword ? ruled(newPassword) : { code: 'required' },
    });
    if (tell(found)) return;
    reset.mutate(
      { mobileNum: mobileNo, countryDialingCode, verificationCode: code, newPassword },
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
        onMobile={(mobileNum) => {
          // What was said of the last code says nothing of the next.
          reset.reset();
          tell(foundIn({ mobileNum }));
        }}
      />
      <NewPassword fault={faults['newPassword']} settings={settings.data} />
      <FaultText>{reset.error && !isAboutCode && failureText(reset.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
