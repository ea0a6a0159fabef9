import { useTexts } from '@croupier/i18n';
import { PasswordInput, type Faults } from '@croupier/ui';

/** A new password, twice. */
export function NewPasswordFields({ faults }: { faults: Faults }) {
  const { t } = useTexts('sign-in');
  return (
    <>
      <PasswordInput
        label={t('field.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        fault={faults['newPassword']}
      />
      <PasswordInput
        label={t('field.confirmNewPassword')}
        name="confirmNewPassword"
        autoComplete="new-password"
        fault={faults['confirmNewPassword']}
      />
    </>
  );
}
