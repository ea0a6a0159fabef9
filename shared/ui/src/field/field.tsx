import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

/** Props of every input of the kit, in addition to its native props. */
export interface Labelled {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  /** Error message for the value. */
  readonly error?: string | undefined;
}

/** The props that connect an input to its label, hint and error. */
export interface FieldInputProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** The label is only read aloud, for places where the context shows the purpose. */
  readonly isLabelHidden?: boolean | undefined;
  /** Renders the input with these props. */
  readonly children: (inputProps: FieldInputProps) => ReactNode;
}

/** Label above, hint and error below; the caller renders the input. */
export function Field({ label, hint, error, isLabelHidden = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
