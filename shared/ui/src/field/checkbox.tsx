import { useId, type ComponentProps } from 'react';
import { ErrorText } from './error-text.tsx';
import type { Labelled } from './field.tsx';
import styles from './field.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'name' | 'type'> &
  Labelled & {
    /** A switch takes effect at once; a checkbox takes effect when its form is submitted. */
    readonly look?: 'checkbox' | 'switch' | undefined;
  };

export function Checkbox({
  label,
  hint,
  error,
  look = 'checkbox',
  className = '',
  ...rest
}: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={look === 'switch' ? styles.switch : styles.check}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
