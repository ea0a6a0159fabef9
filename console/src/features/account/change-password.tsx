import { useTexts } from '@croupier/i18n';
import { Button, Card, FaultText, PasswordInput, useFailureText, useToast } from '@croupier/ui';
import type { FormEvent } from 'react';
import { useChangePassword } from '../../api/use-own-account.ts';
import styles from './account.module.css';

/** A new password for the one that is known; the other sessions end. */
export function ChangePassword() {
  const { t } = useTexts('console');
  const toast = useToast();
  const failureText = useFailureText();
  const change = useChangePassword();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const input = {
      password: String(given.get('password')),
      newPassword: String(given.get('newPassword')),
    };
    const onSuccess = () => {
      form.reset();
      toast({ tone: 'positive', text: t('account.passwordChanged') });
    };
    if (!change.isPending) change.mutate(input, { onSuccess });
  }

  return (
    <Card className={styles.card}>
      <h2>{t('account.changePassword')}</h2>
      <form className={styles.form} onSubmit={submit}>
        <PasswordInput label={t('account.oldPassword')} name="password" required maxLength={255} />
        <PasswordInput
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          name="newPassword"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={255}
        />
        <FaultText>{change.error && failureText(change.error)}</FaultText>
        <div className={styles.acts}>
          <Button type="submit" isBusy={change.isPending}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
