import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  FaultText,
  Logo,
  Motif,
  PasswordInput,
  TextInput,
  useFailureText,
} from '@croupier/ui';
import { useState } from 'react';
import { useSignIn } from '../api/use-sign-in.ts';
import { Preferences } from '../preferences/preferences-bar.tsx';
import { useOperatorSession } from '../session/session-scope.tsx';
import styles from './sign-in-page.module.css';

/** The way in. A name and a password, sealed on their way. */
export function SignInPage() {
  const { t } = useTexts('console');
  const session = useOperatorSession();
  const signIn = useSignIn();
  const textOf = useFailureText();
  const [isCodeAsked, setCodeAsked] = useState(false);

  function submit(data: FormData): void {
    const input = { name: String(data.get('name')).trim(), password: String(data.get('password')) };
    const code = String(data.get('code') ?? '').trim();
    signIn.mutate(code ? { ...input, code } : input, {
      onSuccess: session.signedIn,
      onError: (error) => setCodeAsked(isCodeAsked || error.code === 'second-factor-needed'),
    });
  }

  return (
    <main className={styles.page}>
      <div className={styles.art}>
        <Motif />
      </div>
      <Card tone="raised" className={styles.card}>
        <Logo look="croupier" name={t('name')} />
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <p className={styles.lead}>{t('signIn.lead')}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit(new FormData(event.currentTarget));
          }}
        >
          <TextInput
            label={t('signIn.name')}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            required
            maxLength={255}
          />
          <PasswordInput label={t('signIn.password')} name="password" required maxLength={255} />
          {isCodeAsked && (
            <TextInput
              label={t('account.code')}
              hint={t('signIn.codeHint')}
              name="code"
              dir="ltr"
              autoComplete="one-time-code"
              required
              minLength={6}
              maxLength={40}
              ref={focusOnce}
            />
          )}
          <FaultText>{signIn.error && textOf(signIn.error)}</FaultText>
          <Button type="submit" variant="primary" size="l" isBusy={signIn.isPending}>
            {t('signIn.submit')}
          </Button>
        </form>
      </Card>
      <Preferences />
    </main>
  );
}

/** The code is asked for right after the password: typing goes on. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
