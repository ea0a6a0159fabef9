import { useTexts } from '@croupier/i18n';
import {
  Button,
  ButtonLink,
  Card,
  FaultText,
  Logo,
  PasswordInput,
  useFailureText,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useJoin } from '../api/use-own-account.ts';
import { Preferences } from '../preferences/preferences-bar.tsx';
import styles from './sign-in-page.module.css';

/** Where the link of an invitation or a reset leads: a password is chosen, then the sign-in follows. */
export function JoinPage() {
  const { t } = useTexts('console');
  const { hash } = useLocation();
  const join = useJoin();
  const textOf = useFailureText();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
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
          <form className={styles.form} onSubmit={submit}>
            <p className={styles.lead}>{t('join.lead')}</p>
            <PasswordInput
              label={t('account.newPassword')}
              hint={t('account.passwordHint')}
              name="password"
              autoComplete="new-password"
              required
              minLength={12}
              maxLength={255}
            />
            <FaultText>{join.error && textOf(join.error)}</FaultText>
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
