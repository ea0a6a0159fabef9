import type { CheckedField, FieldError, FieldRule, RegisterField } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PasswordInput, TextInput } from '@croupier/ui';
import type { FocusEvent } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { isRequired, type FormRules } from './registration.ts';
import type { ReferralState } from './use-register.ts';
import { usePrefill } from './typed-fields.ts';
import type { PhoneVerification } from './use-phone-verification.ts';

interface RegisterFieldInputProps {
  readonly field: RegisterField;
  readonly rules: FormRules;
  readonly referral: ReferralState;
  readonly phone: PhoneVerification;
  readonly errorOf: (field: CheckedField) => string | undefined;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput: () => void;
  readonly onMobile: (error: FieldError | null) => void;
}

/** Fields whose hint shows the required format; other fields show the format when the input is invalid. */
const hinted: readonly RegisterField[] = [
  'username',
  'password',
  'paymentPassword',
  'payeeName',
  'idNumber',
];

/**
 * The hint of a password field: letters and digits if the brand requires them, its strength if that counts.
 */
const hintOf = (field: RegisterField, { patternId }: FieldRule) =>
  field === 'password' && patternId !== 'any' ? 'passwordForm' : field;

const autoComplete: Partial<Readonly<Record<RegisterField, string>>> = {
  username: 'username',
  email: 'email',
  payeeName: 'name',
  birthday: 'bday',
};

/** One field of a registration, rendered according to its rule. */
export function RegisterFieldInput(props: RegisterFieldInputProps) {
  const { field, rules, referral, phone, errorOf, onBlur, onInput, onMobile } = props;
  const { t, formats } = useTexts('sign-in');
  const prefilled = usePrefill(referral.texts[field] ?? '');
  const rule = rules.settings[field];
  const wired = { name: field, error: errorOf(field), onBlur, onInput };
  const numbers = { min: formats.number(rule.minLength), max: formats.number(rule.maxLength) };
  const hint = hinted.includes(field) ? t(`hint.${hintOf(field, rule)}`, numbers) : undefined;
  const name = t(`field.${field}`);
  const label = isRequired(field, rules) ? name : t('field.optional', { field: name });

  if (field === 'captcha') return <CaptchaField error={errorOf('captcha')} />;
  if (field === 'mobileNum') return <MobileField {...wired} />;
  if (field === 'verificationCode')
    return (
      <CodeField
        {...wired}
        use={{ purpose: 'register', module: rules.by }}
        phone={phone}
        mobileName="mobileNum"
        onMobile={onMobile}
      />
    );
  if (field === 'paymentPassword')
    return (
      <PasswordInput {...wired} label={label} hint={hint} inputMode="numeric" autoComplete="off" />
    );
  if (field === 'password')
    return (
      <>
        <PasswordInput {...wired} label={label} hint={hint} autoComplete="new-password" />
        <PasswordInput
          {...wired}
          label={t('field.confirmPassword')}
          name="confirmPassword"
          error={errorOf('confirmPassword')}
          autoComplete="new-password"
        />
      </>
    );
  return (
    <TextInput
      {...wired}
      ref={prefilled}
      label={label}
      hint={hint}
      type={rule.type === 'password' ? 'text' : rule.type}
      autoComplete={autoComplete[field] ?? 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
