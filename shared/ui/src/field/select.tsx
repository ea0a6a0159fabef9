import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field, type Labelled } from './field.tsx';
import styles from './field.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'name'> & Labelled;

/** The native `select`; its options are the children. */
export function Select({ label, hint, error, className = '', children, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => (
        <div className={styles.box}>
          <select
            {...rest}
            {...inputProps}
            className={`${styles.input} ${styles.select} ${className}`}
          >
            {children}
          </select>
          <Icon name="chevron-down" className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
