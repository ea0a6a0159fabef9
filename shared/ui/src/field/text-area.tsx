import type { ComponentProps } from 'react';
import { Field, type Labelled } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'name'> &
  Labelled & { readonly isLabelHidden?: boolean | undefined };

/** Several lines of text, in the writing direction of the typed text. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className = '',
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(inputProps) => (
        <textarea
          dir="auto"
          rows={4}
          {...rest}
          {...inputProps}
          className={`${styles.area} ${className}`}
        />
      )}
    </Field>
  );
}
