import { useCall } from '@croupier/client';
import { calls, type FieldFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  FaultText,
  PasswordInput,
  TextInput,
  useFailureText,
  useFaults,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { hasFlag } from '../site.ts';
import { useShell } from '../shell-scope.tsx';
import { focusFirstFault } from './form-focus.ts';
import { textIn } from './text-in.ts';
import styles from './sign-in.module.css';

interface LoginFormProps {
  readonly onSignedIn: () => void;
  readonly onRegister: () => void;
}

type Missing = Partial<Record<'username' | 'password', FieldFault>>;

export function LoginForm({ onSignedIn, onRegister }: LoginFormProps) {
  const texts = useTexts('shell');
  const { t } = texts;
  const { site, session } = useShell();
  const login = useCall(calls.login);
  const failureText = useFailureText();
  const [missing, setMissing] = useState<Missing>({});
  const faults = useFaults(texts, { fields: { ...login.error?.fields, ...missing } });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = textIn(typed, 'username').trim();
    const password = textIn(typed, 'password');
    const found = missingIn({ username, password });
    setMissing(found);
    if (Object.keys(found).length > 0) return focusFirstFault(form);
    login.mutate(
      { type: 'username', username, password },
      {
        onSuccess: (signedIn) => {
          session.start(signedIn);
          onSignedIn();
        },
        onError: () => focusFirstFault(form),
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('field.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={faults['username']}
      />
      <PasswordInput label={t('field.password')} name="password" fault={faults['password']} />
      <FaultText>{login.error && failureText(login.error)}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={login.isPending}>
        {t('signIn.login')}
      </Button>
      {hasFlag(site, 'DIRECTREG3') && (
        <p className={styles.other}>
          {t('signIn.noAccount')}{' '}
          <button type="button" className={styles.switch} onClick={onRegister}>
            {t('signIn.register')}
          </button>
        </p>
      )}
    </form>
  );
}

const required: FieldFault = { code: 'required' };

function missingIn({ username, password }: { username: string; password: string }): Missing {
  return {
    ...(username ? {} : { username: required }),
    ...(password ? {} : { password: required }),
  };
}
