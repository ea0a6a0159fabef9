import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  useFailureText,
  useFormErrors,
  useToast,
  textIn,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import { useChangePassword } from '../../api/operators.ts';
import { newPasswordError } from '../../lib/new-password-error.ts';
import styles from './account.module.css';

/** Changes the password, given the current one; all other sessions end. */
export function ChangePassword() {
  const texts = useTexts('console');
  const { t } = texts;
  const toast = useToast();
  const failureText = useFailureText();
  const change = useChangePassword();
  const { form, errors, showErrors } = useFormErrors(texts, change.error);
  const failure = change.error ? failureText(change.error) : undefined;
  const isAboutOld = change.error?.code === 'wrong-credentials';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const own = event.currentTarget;
    const typed = new FormData(own);
    const newPassword = textIn(typed, 'newPassword');
    const wrong = newPasswordError(newPassword);
    if (
      showErrors({
        ...missingFieldsOf(typed, ['password']),
        ...(wrong ? { newPassword: wrong } : {}),
      })
    )
      return;
    const onSuccess = () => {
      own.reset();
      toast({ tone: 'positive', text: t('account.passwordChanged') });
    };
    change.mutate({ password: textIn(typed, 'password'), newPassword }, { onSuccess });
  }

  return (
    <Card className={styles.card}>
      <h2>{t('account.changePassword')}</h2>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <PasswordInput
          label={t('account.oldPassword')}
          name="password"
          maxLength={255}
          error={errors['password'] ?? (isAboutOld ? t('account.wrongPassword') : undefined)}
        />
        <PasswordInput
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          name="newPassword"
          autoComplete="new-password"
          maxLength={255}
          error={errors['newPassword']}
        />
        <ErrorText>{!isAboutOld && failure}</ErrorText>
        <div className={styles.acts}>
          <Button type="submit" isBusy={change.isPending}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
