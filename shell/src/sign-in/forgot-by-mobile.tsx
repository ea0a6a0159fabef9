import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls, passwordError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText, textIn } from '@croupier/ui';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { codeIn, mobileIn, fieldErrorsOf, useRegistrationErrors } from './typed-fields.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPassword } from './new-password-fields.tsx';
import { useSecondFactorAsk } from './second-factor-scope.tsx';
import { usePhoneVerification } from './use-phone-verification.ts';
import { useProof } from './use-proof.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** Sets a new password with an SMS code and signs the member in immediately. */
export function ForgotByMobile({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const settings = useCallQuery(calls.registerSettings, undefined);
  const proof = useProof('login');
  const phone = usePhoneVerification();
  const reset = useCallMutation(calls.resetByPhone, {
    complete: async (input) => phone.withToken(await proof.added(input), input.verificationCode),
  });
  const askSecondFactor = useSecondFactorAsk();
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(reset.error);
  const isAboutCode = reset.error?.code === 'wrong-code';
  const ruled = (password: string) =>
    settings.data ? passwordError(password, settings.data) : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { mobileNo, countryDialingCode, error: mobileNum } = mobileIn(typed, 'mobileNum');
    const { code, error: verificationCode } = codeIn(typed, 'verificationCode');
    const newPassword = textIn(typed, 'newPassword');
    const found = fieldErrorsOf({
      mobileNum,
      verificationCode,
      newPassword: newPassword ? ruled(newPassword) : { code: 'required' },
    });
    if (showErrors(found)) return;
    reset.mutate(
      { mobileNum: mobileNo, countryDialingCode, verificationCode: code, newPassword },
      { onSuccess: onSignedIn, onError: (error) => void askSecondFactor(error, reset) },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <MobileField name="mobileNum" error={errors['mobileNum']} />
      <CodeField
        use={{ purpose: 'forgot' }}
        phone={phone}
        mobileName="mobileNum"
        name="verificationCode"
        error={errors['verificationCode'] ?? (isAboutCode ? failureText(reset.error) : undefined)}
        onMobile={(mobileNum) => {
          // A message about the last code does not apply to the next one.
          reset.reset();
          showErrors(fieldErrorsOf({ mobileNum }));
        }}
      />
      <NewPassword error={errors['newPassword']} settings={settings.data} />
      <ErrorText>{reset.error && !isAboutCode && failureText(reset.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
