import { Checkbox } from '@croupier/ui';
import type { ReactNode } from 'react';

interface SwitchInputProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch inside a form: it takes effect when the section is saved. */
export function SwitchInput({ label, hint, name, isOn, onChange }: SwitchInputProps) {
  return (
    <Checkbox
      look="switch"
      label={label}
      hint={hint}
      name={name}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
