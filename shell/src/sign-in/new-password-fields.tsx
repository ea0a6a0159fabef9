import type { RegisterSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PasswordInput, type FieldErrors } from '@croupier/ui';

interface NewPasswordFieldsProps {
  readonly errors: FieldErrors;
  /** The brand's rules after loading: the hint shows the password rule. */
  readonly settings: RegisterSettings | undefined;
}

/** A new password, entered twice. */
export function NewPasswordFields({ errors, settings }: NewPasswordFieldsProps) {
  const { t } = useTexts('sign-in');
  return (
    <>
      <NewPassword error={errors['newPassword']} settings={settings} />
      <PasswordInput
        label={t('field.confirmNewPassword')}
        name="confirmNewPassword"
        autoComplete="new-password"
        error={errors['confirmNewPassword']}
      />
    </>
  );
}

interface NewPasswordProps extends Pick<NewPasswordFieldsProps, 'settings'> {
  readonly error: string | undefined;
}

/** A new password, entered once. */
export function NewPassword({ error, settings }: NewPasswordProps) {
  const { t, formats } = useTexts('sign-in');
  const rule = settings?.password;
  const hint =
    rule &&
    t(rule.patternId === 'any' ? 'hint.password' : 'hint.passwordForm', {
      min: formats.number(rule.minLength),
      max: formats.number(rule.maxLength),
    });
  return (
    <PasswordInput
      label={t('field.newPassword')}
      hint={hint}
      name="newPassword"
      autoComplete="new-password"
      error={error}
    />
  );
}
