import type { CheckedField, ErrorCode, FieldError, RegisterField } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Checkbox,
  ErrorText,
  useAfterPress,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useSite,
  type Failure,
} from '@croupier/ui';
import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { firstEmpty } from './typed-fields.ts';
import { RegisterFieldInput } from './register-field-input.tsx';
import { RegisterLinks } from './register-links.tsx';
import {
  checked,
  fieldsToCheckOnBlur,
  shownFields,
  withFieldErrors,
  type FormRules,
  type Registration,
  type TypedRegistration,
} from './registration.ts';
import type { SignInForm } from './use-sign-in.ts';
import { useReferral, useRegister } from './use-register.ts';
import { usePhoneVerification } from './use-phone-verification.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import { WarningDialog } from './code-field.tsx';
import styles from './sign-in.module.css';

interface RegisterFieldsProps {
  readonly rules: FormRules;
  /** The form that the dialog opens with receives the focus. */
  readonly isFirst: boolean;
  readonly onSignedIn: SignedInHandler;
  readonly onForm: (form: SignInForm) => void;
}

/** Failures that are shown at their field. */
const fieldOf: Partial<Readonly<Record<ErrorCode, CheckedField>>> = {
  'username-taken': 'username',
  'mobile-taken': 'mobileNum',
  'wrong-code': 'verificationCode',
  'captcha-needed': 'captcha',
  'wrong-captcha': 'captcha',
  invitation_code_error: 'affiliateCode',
};

/**
 * Checked by the server's rules: each field when the visitor leaves it, all fields on submit. Not by
 * `react-hook-form`: its 13.0 KB (brotli) would more than double the 10.0 KB of all sign-in forms, and the
 * values stay in the native form in any case.
 */
export function RegisterFields({ rules, isFirst, onSignedIn, onForm }: RegisterFieldsProps) {
  const texts = useTexts('sign-in');
  const { t, formats } = texts;
  const { minimumAge } = useSite().brand;
  const referral = useReferral();
  const phone = usePhoneVerification();
  const register = useRegister(rules.by, referral, phone);
  const failureText = useFailureText();
  const { found, attempts, leave, checkAll, note, focusAgain } = useRegisterChecks(rules);
  const errors = useFieldErrors(texts, { fields: { ...register.error?.fields, ...found } });
  const [read, setRead] = useState<Failure | null>(null);
  const form = useErrorFocus(attempts, register.error);
  // The form loads after its dialog opens; a hidden form takes no focus.
  useEffect(() => {
    if (isFirst) firstEmpty(form.current)?.focus();
  }, [form, isFirst]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (register.isPending) return;
    const input = checkAll(event.currentTarget);
    if (input) register.send(input, onSignedIn);
  }

  function showMobileError(error: FieldError | null): void {
    register.invalidate();
    note('mobileNum', error);
  }

  function closeWarning(): void {
    setRead(register.error);
    focusAgain();
  }

  const code = register.error?.code;
  const failure = register.error ? failureText(register.error) : undefined;
  const shown = shownFields(rules).filter(
    (field) => field !== 'affiliateCode' || !referral.isInvited,
  );
  const isShownAtField = code && shown.some((field) => field === fieldOf[code]);
  const errorOf = (name: CheckedField) =>
    errors[name] ?? (code && fieldOf[code] === name ? failure : undefined);
  const input = (field: RegisterField) => (
    <RegisterFieldInput
      key={field}
      field={field}
      rules={rules}
      referral={referral}
      phone={phone}
      errorOf={errorOf}
      onBlur={leave}
      // The platform's errors applied to the previous values.
      onInput={register.invalidate}
      onMobile={showMobileError}
    />
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {referral.isInvited && <p className={styles.note}>{t('register.invited')}</p>}
      {referral.refusedInvitation && (
        <p className={styles.note} role="status">
          {t(`register.invitation.${referral.refusedInvitation}`)}
        </p>
      )}
      {shown.map(input)}
      <Checkbox
        label={t('field.terms', { age: formats.number(minimumAge) })}
        name="termsAccepted"
        error={errorOf('termsAccepted')}
      />
      <ErrorText>{!isShownAtField && failure}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={register.isPending}>
        {t('register.submit')}
      </Button>
      <RegisterLinks onForm={onForm} />
      {code === 'invitation_code_error' && failure && read !== register.error && (
        <WarningDialog title={t('register.stopped')} onClose={closeWarning}>
          {failure}
        </WarningDialog>
      )}
    </form>
  );
}

/** The errors that the page finds itself, and when it looks for them. */
function useRegisterChecks(rules: FormRules) {
  const afterPress = useAfterPress();
  const [found, setFound] = useState<Registration['errors']>({});
  // A counter, because the errors also change each time the visitor leaves a field.
  const [attempts, setAttempts] = useState(0);
  const focusAgain = () => setAttempts((before) => before + 1);

  function checkOne({ form: own, name, value }: HTMLInputElement): void {
    if (!own) return;
    const fields = fieldsToCheckOnBlur(own, name);
    const all = checked(new FormData(own), rules).errors;
    // An empty field is reported on submit, or on leaving it if it was reported before.
    setFound((before) =>
      value === '' && !fields.some((field) => before[field])
        ? before
        : withFieldErrors(before, fields, all),
    );
  }

  function leave({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
    afterPress(() => checkOne(field));
  }

  /** The typed values; `null` if one of them has an error. */
  function checkAll(form: HTMLFormElement): TypedRegistration | null {
    const { input, errors } = checked(new FormData(form), rules);
    setFound(errors);
    focusAgain();
    return Object.keys(errors).length > 0 ? null : input;
  }

  function note(field: CheckedField, error: FieldError | null): void {
    setFound((before) => withFieldErrors(before, [field], error ? { [field]: error } : {}));
    if (error) focusAgain();
  }

  return { found, attempts, leave, checkAll, note, focusAgain };
}
