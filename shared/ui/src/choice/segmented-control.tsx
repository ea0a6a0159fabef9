import { useId, type ReactNode } from 'react';
import styles from './choice.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Shown, and cannot be chosen. */
  readonly isDisabled?: boolean | undefined;
}

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few visible options: radio buttons in one strip. */
export function SegmentedControl<Value extends string>(props: ChoiceProps<Value>) {
  return <RadioRow {...props} look="segments" />;
}

/** A choice of many options, in a row that scrolls. */
export function ChipGroup<Value extends string>(props: ChoiceProps<Value>) {
  return <RadioRow {...props} look="chips" />;
}

function RadioRow<Value extends string>(
  props: ChoiceProps<Value> & { look: 'segments' | 'chips' },
) {
  const { label, options, value, onChange, look } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
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
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
