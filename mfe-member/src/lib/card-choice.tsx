import type { ReactNode } from 'react';
import styles from './card-choice.module.css';

export interface CardOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What is to be known of it, in small. */
  readonly text: ReactNode;
}

interface CardChoiceProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly CardOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each on a card of its own: radio buttons that look like what they choose. */
export function CardChoice<Value extends string>(props: CardChoiceProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className={styles.cards}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
          <span className={styles.text}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
