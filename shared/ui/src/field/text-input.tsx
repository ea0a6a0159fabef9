import type { ComponentProps } from 'react';
import { Field, type Labelled } from './field.tsx';
import styles from './field.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'name'> & Labelled;

export function TextInput({ label, hint, error, className = '', ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => (
        <input type="text" {...rest} {...inputProps} className={`${styles.input} ${className}`} />
      )}
    </Field>
  );
}
