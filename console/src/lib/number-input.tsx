import { asciiDigits } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useState } from 'react';

interface NumberInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** `null` is an empty field, where that is allowed. */
  readonly value: number | null;
  /** Decimals; the value is in the smallest unit, such as hundredths for 2. */
  readonly places?: 0 | 2;
  readonly isOptional?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A number of zero or more, typed in any digits. An unreadable text stays in the field and changes nothing. */
export function NumberInput(props: NumberInputProps) {
  const { name, label, hint, error, value, places = 0, isOptional = false, onChange } = props;
  const { t } = useTexts('console');
  const [typed, setTyped] = useState({ text: textOf(value, places), value });
  const text = typed.value === value ? typed.text : textOf(value, places);
  const isReadable = readNumber(text, places) !== undefined && (isOptional || text !== '');
  return (
    <TextInput
      name={name}
      label={label}
      hint={hint}
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
