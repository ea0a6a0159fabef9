import { ErrorText } from '@croupier/ui';
import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Explanation of the option, in small text. */
  readonly text?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** As plain lines, or each option as a card. */
  readonly look?: 'list' | 'cards' | undefined;
  readonly error?: string | undefined;
}

/** A choice of a few options: native radio buttons, so that arrow keys choose and the form gets the value. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, look = 'list', error } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.text !== undefined && <span className={styles.text}>{option.text}</span>}
        </label>
      ))}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </fieldset>
  );
}
