import { useCall } from '@croupier/client';
import {
  calls,
  type CheckedField,
  type ErrorCode,
  type RegisterSettings,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Checkbox,
  FaultText,
  PasswordInput,
  TextInput,
  useFailureText,
  useFaults,
  useSite,
} from '@croupier/ui';
import { useState, type FocusEvent, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { focusFirstFault, focusFirstField } from './form-focus.ts';
import {
  checked,
  leftBehind,
  registrationOf,
  withFaults,
  type Registration,
} from './registration.ts';
import styles from './sign-in.module.css';

interface RegisterFieldsProps {
  readonly rules: RegisterSettings;
  readonly onSignedIn: () => void;
  readonly onLogin: () => void;
}

/** Failures that are shown at the field they are about. */
const fieldOf: Partial<Readonly<Record<ErrorCode, CheckedField>>> = {
  'username-taken': 'username',
  invitation_code_error: 'affiliateCode',
};

/** Checked field by field as the visitor leaves each, and all of it when sent, by the server's rules. */
export function RegisterFields({ rules, onSignedIn, onLogin }: RegisterFieldsProps) {
  const texts = useTexts('shell');
  const { t, formats } = texts;
  const { session } = useShell();
  const { minimumAge } = useSite().brand;
  const [query] = useSearchParams();
  const register = useCall(calls.register);
  const failureText = useFailureText();
  const [found, setFound] = useState<Registration['faults']>({});
  const faults = useFaults(texts, { fields: { ...register.error?.fields, ...found } });

  function checkOne({ currentTarget: { form, name, value } }: FocusEvent<HTMLInputElement>): void {
    if (!form || value === '') return;
    const left = leftBehind(form, name);
    const all = checked(new FormData(form), rules).faults;
    setFound((before) => withFaults(before, left, all));
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (register.isPending) return;
    const form = event.currentTarget;
    const { input, faults: all } = checked(new FormData(form), rules);
    setFound(all);
    if (Object.keys(all).length > 0) return focusFirstFault(form);
    register.mutate(registrationOf(input, window.location.href), {
      onSuccess: (signedIn) => {
        session.start(signedIn);
        onSignedIn();
      },
      onError: () => focusFirstFault(form),
    });
  }

  /** What the platform said was about the values before. */
  function forget(): void {
    if (register.error) register.reset();
  }

  const hint = (name: 'username' | 'password' | 'paymentPassword') =>
    t(`hint.${name}`, {
      min: formats.number(rules[name].minLength),
      max: formats.number(rules[name].maxLength),
    });
  const code = register.error?.code;
  const failure = register.error ? failureText(register.error) : undefined;
  const field = (name: CheckedField) => ({
    name,
    fault: faults[name] ?? (code && fieldOf[code] === name ? failure : undefined),
    onBlur: checkOne,
    onInput: forget,
  });
  return (
    <form ref={focusFirstField} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('field.username')}
        {...field('username')}
        hint={hint('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        label={t('field.password')}
        {...field('password')}
        hint={hint('password')}
        autoComplete="new-password"
      />
      <PasswordInput
        label={t('field.confirmPassword')}
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <PasswordInput
        label={t('field.paymentPassword')}
        {...field('paymentPassword')}
        hint={hint('paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
      />
      {rules.affiliateCode.enabled && (
        <TextInput
          label={t('field.affiliateCode')}
          {...field('affiliateCode')}
          defaultValue={query.get('referralCode') ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Checkbox
        label={t('field.terms', { age: formats.number(minimumAge) })}
        {...field('termsAccepted')}
      />
      <FaultText>{code && !fieldOf[code] && failure}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={register.isPending}>
        {t('signIn.register')}
      </Button>
      <p className={styles.other}>
        {t('signIn.hasAccount')}{' '}
        <button type="button" className={styles.switch} onClick={onLogin}>
          {t('signIn.login')}
        </button>
      </p>
    </form>
  );
}
