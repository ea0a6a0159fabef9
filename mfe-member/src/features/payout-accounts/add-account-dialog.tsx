import type { PayoutField, PayoutMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  PasswordInput,
  Select,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { removeDrafts, useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useAddPayoutAccount, useInvalidateAccounts } from '../../api/payout-accounts.ts';
import { accountIn } from './account-in.ts';
import styles from './payout-accounts.module.css';

interface AddAccountDialogProps {
  readonly methods: readonly PayoutMethod[];
  readonly payee: string | null;
  readonly onClose: () => void;
}

/** Adds an account: the method's fields, in the member's own name, confirmed by the payment PIN. */
export function AddAccountDialog({ methods, payee, onClose }: AddAccountDialogProps) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const add = useAddPayoutAccount();
  const invalidate = useInvalidateAccounts();
  const failureText = useFailureText();
  const [code, setCode] = useDraft('payout.method', methods[0]?.code);
  const [ownName, setOwnName] = useDraft('payout.payee');
  const [missing, setMissing] = useState<ReturnType<typeof accountIn>['errors']>({});
  const errors = useFieldErrors(texts, { fields: { ...add.error?.fields, ...missing } });
  const method = methods.find((one) => one.code === code);
  const form = useErrorFocus(missing, add.error);
  const isAboutPin =
    add.error?.code === 'wrong-payment-password' || add.error?.code === 'payment-password-locked';
  const isAboutPayee = add.error?.code === 'payee-name-mismatch';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending || !method) return;
    const { input, errors: found } = accountIn(new FormData(event.currentTarget), method);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(input, {
      onSuccess: () => {
        removeDrafts(`payout.`);
        invalidate();
        onClose();
      },
    });
  }

  return (
    <Dialog isOpen title={t('accounts.add')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <MethodSelect methods={methods} value={code} onChange={setCode} />
        <TextInput
          label={t('accounts.payee')}
          name="payee"
          value={payee ?? ownName}
          onChange={(event) => setOwnName(event.currentTarget.value)}
          readOnly={payee !== null}
          hint={t(payee === null ? 'accounts.payee-hint' : 'accounts.payee-fixed')}
          autoComplete="name"
          error={errors['payee'] ?? (isAboutPayee ? failureText(add.error) : undefined)}
        />
        {method?.fields.map((field) => (
          <MethodField
            key={`${method.code} ${field.name}`}
            method={method.code}
            field={field}
            error={errors[`fields.${field.name}`] ?? errors[field.name]}
          />
        ))}
        <PasswordInput
          label={t('withdraw.pin')}
          name="paymentPassword"
          inputMode="numeric"
          autoComplete="off"
          error={errors['paymentPassword'] ?? (isAboutPin ? failureText(add.error) : undefined)}
        />
        <ErrorText>
          {add.error && !isAboutPin && !isAboutPayee ? failureText(add.error) : null}
        </ErrorText>
        <Button type="submit" variant="primary" size="l" isBusy={add.isPending}>
          {t('accounts.save')}
        </Button>
      </form>
    </Dialog>
  );
}

interface MethodFieldProps {
  readonly method: string;
  readonly field: PayoutField;
  readonly error: string | undefined;
}

function MethodField({ method, field, error }: MethodFieldProps) {
  const { t, local } = useTexts('mfe-member');
  const [typed, setTyped] = useDraft(`payout.${method}.${field.name}`);
  return (
    <TextInput
      label={local(field.label)}
      name={field.name}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      hint={t('accounts.example', { example: field.example })}
      autoComplete="off"
      spellCheck={false}
      error={error}
    />
  );
}

interface MethodSelectProps {
  readonly methods: readonly PayoutMethod[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

function MethodSelect({ methods, value, onChange }: MethodSelectProps) {
  const { t, local } = useTexts('mfe-member');
  return (
    <Select
      label={t('accounts.method')}
      name="method"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {methods.map((one) => (
        <option key={one.code} value={one.code}>
          {local(one.name)}
        </option>
      ))}
    </Select>
  );
}
