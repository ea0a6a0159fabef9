import { useTexts } from '@croupier/i18n';
import {
  Button,
  ButtonLink,
  Card,
  ErrorText,
  Logo,
  PasswordInput,
  useFailureText,
  useFormErrors,
  textIn,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useJoin } from '../api/operators.ts';
import { newPasswordError } from '../lib/new-password-error.ts';
import { Preferences } from '../preferences/preferences-bar.tsx';
import styles from './sign-in-page.module.css';

/** Target of an invitation or reset link: the operator chooses a password, then signs in. */
export function JoinPage() {
  const texts = useTexts('console');
  const { t } = texts;
  const { hash } = useLocation();
  const join = useJoin();
  const textOf = useFailureText();
  const { form, errors, showErrors } = useFormErrors(texts, join.error);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (join.isPending) return;
    const password = textIn(new FormData(event.currentTarget), 'password');
    const wrong = newPasswordError(password);
    if (showErrors(wrong ? { password: wrong } : {})) return;
    join.mutate({ token: hash.slice(1), password });
  }

  return (
    <main className={styles.page}>
      <Card tone="raised" className={styles.card}>
        <Logo look="croupier" name={t('name')} />
        <h1 className={styles.title}>{t('join.title')}</h1>
        {join.data ? (
          <>
            <p className={styles.lead}>{t('join.done', { name: join.data.name })}</p>
            <ButtonLink to="/" variant="primary">
              {t('signIn.submit')}
            </ButtonLink>
          </>
        ) : (
          <form ref={form} noValidate className={styles.form} onSubmit={submit}>
            <p className={styles.lead}>{t('join.lead')}</p>
            <PasswordInput
              label={t('account.newPassword')}
              hint={t('account.passwordHint')}
              name="password"
              autoComplete="new-password"
              maxLength={255}
              error={errors['password']}
            />
            <ErrorText>{join.error && textOf(join.error)}</ErrorText>
            <Button type="submit" variant="primary" size="l" isBusy={join.isPending}>
              {t('join.submit')}
            </Button>
          </form>
        )}
      </Card>
      <Preferences />
    </main>
  );
}
