import { useTexts } from '@croupier/i18n';
import { PasswordInput } from '@croupier/ui';

interface NewPinFieldsProps {
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

/** The new PIN, twice. */
export function NewPinFields({ errors }: NewPinFieldsProps) {
  const { t } = useTexts('mfe-member');
  return (
    <>
      <PasswordInput
        label={t('pin.new')}
        name="paymentPassword"
        inputMode="numeric"
        autoComplete="off"
        error={errors['paymentPassword']}
      />
      <PasswordInput
        label={t('pin.again')}
        name="confirmPaymentPassword"
        inputMode="numeric"
        autoComplete="off"
        error={errors['confirmPaymentPassword']}
      />
    </>
  );
}
