import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

/** What every input of the kit takes beside its native props. */
export interface Labelled {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in words. */
  readonly fault?: string | undefined;
}

/** The props that tie an input to its label, hint and fault. */
export interface FieldWires {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  /** Only read aloud, where the place itself says what it is for. */
  readonly isLabelHidden?: boolean | undefined;
  /** The input, given the props that wire it. */
  readonly children: (wires: FieldWires) => ReactNode;
}

/** Label above, hint and fault below; the input is the caller's. */
export function Field({ label, hint, fault, isLabelHidden = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-fault`}>{fault}</ErrorText>
    </div>
  );
}
