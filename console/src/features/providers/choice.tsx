import { Select } from '@croupier/ui';

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a few values; a choice takes effect at once. */
export function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      name={name}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
