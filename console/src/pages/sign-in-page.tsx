import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  ErrorText,
  Logo,
  missingFieldsOf,
  Motif,
  PasswordInput,
  TextInput,
  useFailureText,
  useFormErrors,
  textIn,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useSignIn } from '../api/operators.ts';
import { Preferences } from '../preferences/preferences-bar.tsx';
import { useOperatorSession } from '../session/session-scope.tsx';
import styles from './sign-in-page.module.css';

/** The sign-in with name and password, both encrypted in transit. */
export function SignInPage() {
  const texts = useTexts('console');
  const { t } = texts;
  const session = useOperatorSession();
  const signIn = useSignIn();
  const textOf = useFailureText();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { form, errors, showErrors } = useFormErrors(texts, signIn.error);
  const failure = signIn.error ? textOf(signIn.error) : undefined;
  const isAboutCode = signIn.error?.code === 'wrong-code';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (signIn.isPending) return;
    const typed = new FormData(event.currentTarget);
    if (showErrors(missingFieldsOf(typed, ['name', 'password', ...(isCodeAsked ? ['code'] : [])])))
      return;
    const name = textIn(typed, 'name').trim();
    const password = textIn(typed, 'password');
    const code = textIn(typed, 'code').trim();
    signIn.mutate(code ? { name, password, code } : { name, password }, {
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
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <TextInput
            label={t('signIn.name')}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={255}
            error={errors['name']}
          />
          <PasswordInput
            label={t('signIn.password')}
            name="password"
            maxLength={255}
            error={errors['password']}
          />
          {isCodeAsked && (
            <TextInput
              label={t('account.code')}
              hint={t('signIn.codeHint')}
              name="code"
              dir="ltr"
              autoComplete="one-time-code"
              maxLength={40}
              ref={focusOnce}
              error={errors['code'] ?? (isAboutCode ? failure : undefined)}
            />
          )}
          <ErrorText>{!isAboutCode && failure}</ErrorText>
          <Button type="submit" variant="primary" size="l" isBusy={signIn.isPending}>
            {t('signIn.submit')}
          </Button>
        </form>
      </Card>
      <Preferences />
    </main>
  );
}

/** The code is requested right after the password: focusing its input lets the operator keep typing. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
