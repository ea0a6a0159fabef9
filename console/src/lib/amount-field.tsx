import { asAmount, TextInput } from '@croupier/ui';

interface AmountFieldProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** An amount of money as the platform reads it. */
export function AmountField({ value, onChange, ...rest }: AmountFieldProps<string>) {
  return (
    <TextInput
      {...rest}
      dir="ltr"
      autoComplete="off"
      inputMode="decimal"
      maxLength={20}
      value={value}
      onChange={(event) => onChange(asAmount(event.currentTarget.value))}
    />
  );
}

/** An amount, or nothing. */
export function OptionalAmountField({ value, onChange, ...rest }: AmountFieldProps<string | null>) {
  return (
    <AmountField
      {...rest}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}
