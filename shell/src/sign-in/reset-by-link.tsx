import { useCallQuery, useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText } from '@croupier/ui';
import type { FormEvent } from 'react';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSecondFactorAsk } from './second-factor-scope.tsx';
import { newPasswordIn, useRegistrationErrors } from './typed-fields.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

interface ResetByLinkProps {
  readonly secret: string;
  readonly onSignedIn: SignedInHandler;
}

/** Target of the mailed link: sets a new password and signs the member in. */
export function ResetByLink({ secret, onSignedIn }: ResetByLinkProps) {
  const { t } = useTexts('sign-in');
  const settings = useCallQuery(calls.registerSettings, undefined);
  const reset = useCallMutation(calls.resetByLink);
  const askSecondFactor = useSecondFactorAsk();
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(reset.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (reset.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { errors: wrong, ...passwords } = newPasswordIn(typed, settings.data);
    if (showErrors(wrong)) return;
    reset.mutate(
      { secret, ...passwords },
      { onSuccess: onSignedIn, onError: (error) => void askSecondFactor(error, reset) },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{t('forgot.byLink')}</p>
      <NewPasswordFields errors={errors} settings={settings.data} />
      <ErrorText>{reset.error && failureText(reset.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={reset.isPending}>
        {t('forgot.change')}
      </Button>
    </form>
  );
}
