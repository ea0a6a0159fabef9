import { asAmount, TextInput } from '@croupier/ui';

interface TypedProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const plain = { dir: 'ltr', autoComplete: 'off' } as const;

/** A whole number; any other input is sent as 0, which the platform refuses. */
export function NumberInput({ value, onChange, ...rest }: TypedProps<number>) {
  return (
    <TextInput
      {...plain}
      {...rest}
      inputMode="numeric"
      maxLength={8}
      value={String(value)}
      onChange={(event) => onChange(Math.trunc(Number(asAmount(event.currentTarget.value)) || 0))}
    />
  );
}

/** A whole number, or nothing. */
export function OptionalNumber({ value, onChange, ...rest }: TypedProps<number | null>) {
  return (
    <TextInput
      {...plain}
      {...rest}
      inputMode="numeric"
      maxLength={8}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(typed.trim() === '' ? null : Math.trunc(Number(asAmount(typed)) || 0))
      }
    />
  );
}

export function AmountField({ value, onChange, ...rest }: TypedProps<string>) {
  return (
    <TextInput
      {...plain}
      {...rest}
      inputMode="decimal"
      maxLength={20}
      value={value}
      onChange={(event) => onChange(asAmount(event.currentTarget.value))}
    />
  );
}

/** An amount, or nothing. */
export function OptionalAmount({ value, onChange, ...rest }: TypedProps<string | null>) {
  return (
    <AmountField
      {...rest}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}
