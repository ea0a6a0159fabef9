import { asciiDigits } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useState } from 'react';

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Decimals; the value is in the smallest unit, such as hundredths for 2. */
  readonly places?: 0 | 2;
}

interface NumberInputProps extends NumberProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

interface OptionalNumberProps extends NumberProps {
  /** `null` for an empty field. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A number of zero or more, typed in any digits. An empty or unreadable text stays in the field and changes nothing. */
export function NumberInput({ onChange, ...rest }: NumberInputProps) {
  return <TypedNumber {...rest} onChange={(value) => value !== null && onChange(value)} />;
}

/** A number of zero or more, or nothing. */
export function OptionalNumberInput(props: OptionalNumberProps) {
  return <TypedNumber {...props} isOptional />;
}

function TypedNumber(props: OptionalNumberProps & { readonly isOptional?: boolean }) {
  const { value, places = 0, isOptional = false, error, onChange, ...rest } = props;
  const { t } = useTexts('console');
  const [typed, setTyped] = useState({ text: textOf(value, places), value });
  const text = typed.value === value ? typed.text : textOf(value, places);
  const isReadable = readNumber(text, places) !== undefined && (isOptional || text !== '');
  return (
    <TextInput
      {...rest}
      error={isReadable ? error : t('points.number')}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      dir="ltr"
      autoComplete="off"
      maxLength={14}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        const read = readNumber(next, places);
        const isTaken = read !== undefined && (read !== null || isOptional);
        setTyped({ text: next, value: isTaken ? read : value });
        if (isTaken) onChange(read);
      }}
    />
  );
}

const textOf = (value: number | null, places: 0 | 2) =>
  value === null ? '' : String(places === 0 ? value : value / 100);

/** `null` for an empty text, `undefined` for one that is no number. */
function readNumber(typed: string, places: 0 | 2): number | null | undefined {
  const text = asciiDigits(typed.trim()).replace(',', '.');
  if (text === '') return null;
  const form = places === 0 ? /^\d{1,10}$/ : /^\d{1,8}(\.\d{0,2})?$/;
  if (!form.test(text)) return undefined;
  return places === 0 ? Number(text) : Math.round(Number(text) * 100);
}
