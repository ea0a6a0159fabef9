import { ErrorText } from '@croupier/ui';
import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What is to be known of it, in small. */
  readonly text?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** In lines, or each on a card of its own. */
  readonly look?: 'list' | 'cards' | undefined;
  readonly fault?: string | undefined;
}

/** One of a few: the browser's own radio buttons, so that arrows choose and a form gets the value. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, look = 'list', fault } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
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
      <ErrorText id={`${id}-fault`}>{fault}</ErrorText>
    </fieldset>
  );
}
