import { Select } from '@croupier/ui';
import type { ReactNode } from 'react';

interface ChoiceInputProps<Choice extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: Choice;
  /** Label of a choice. */
  readonly wordsFor?: (choice: Choice) => string;
  readonly onChange: (choice: Choice) => void;
}

/** An input for one of a few values. */
export function ChoiceInput<Choice extends string>(props: ChoiceInputProps<Choice>) {
  const { label, hint, name, choices, value, wordsFor = (choice) => choice, onChange } = props;
  return (
    <Select
      label={label}
      hint={hint}
      name={name}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsFor(choice)}
        </option>
      ))}
    </Select>
  );
}
