import type { DeliveryAddress, PointItem, PointOrder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  PasswordInput,
  TextInput,
  missingFieldsOf,
  textIn,
  useFailureText,
  useFormErrors,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import { useRedeem } from '../../api/points.ts';
import { failedFieldOf } from '../../lib/failed-field.ts';
import styles from './point-item.module.css';

interface RedeemFormProps {
  readonly item: PointItem;
  readonly onOrdered: (order: PointOrder) => void;
}

const addressFields = [
  { name: 'name', autoComplete: 'name', isOptional: false },
  { name: 'mobile', autoComplete: 'tel', isOptional: false },
  { name: 'street', autoComplete: 'street-address', isOptional: false },
  { name: 'city', autoComplete: 'address-level2', isOptional: false },
  { name: 'postcode', autoComplete: 'postal-code', isOptional: true },
] as const;

/** The payment password and, for an item that is sent, the address. */
export function RedeemForm({ item, onOrdered }: RedeemFormProps) {
  const texts = useTexts('mfe-promo');
  const { t } = texts;
  const failureText = useFailureText();
  const redeem = useRedeem();
  const { form, errors, showErrors } = useFormErrors(texts, redeem.error);
  const failedAt = failedFieldOf(redeem.error, null);
  const isSent = item.gives.kind === 'physical';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (redeem.isPending) return;
    const typed = new FormData(event.currentTarget);
    const needed = addressFields.filter(({ isOptional }) => isSent && !isOptional);
    const names = [...needed.map(({ name }) => name), 'paymentPassword'];
    if (showErrors(missingFieldsOf(typed, names))) return;
    const input = {
      item: item.id,
      price: item.price,
      address: isSent ? addressIn(typed) : null,
      paymentPassword: textIn(typed, 'paymentPassword').trim(),
    };
    redeem.mutate(input, { onSuccess: onOrdered, onSettled: redeem.reload });
  }

  const pinError = failedAt && redeem.error ? failureText(redeem.error) : null;
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {isSent &&
        addressFields.map(({ name, autoComplete }) => (
          <TextInput
            key={name}
            label={t(`mall.address.${name}`)}
            name={name}
            autoComplete={autoComplete}
            inputMode={name === 'mobile' ? 'tel' : undefined}
            dir="auto"
            error={errors[name] ?? errors[`address.${name}`]}
          />
        ))}
      <PasswordInput
        label={t('mall.pin')}
        name="paymentPassword"
        inputMode="numeric"
        autoComplete="off"
        error={errors['paymentPassword'] ?? pinError ?? undefined}
      />
      <ErrorText>{redeem.error && !failedAt && failureText(redeem.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={redeem.isPending}>
        {t('mall.redeem.confirm')}
      </Button>
    </form>
  );
}

const addressIn = (typed: FormData): DeliveryAddress => ({
  name: textIn(typed, 'name').trim(),
  mobile: textIn(typed, 'mobile').trim(),
  street: textIn(typed, 'street').trim(),
  city: textIn(typed, 'city').trim(),
  postcode: textIn(typed, 'postcode').trim(),
});
