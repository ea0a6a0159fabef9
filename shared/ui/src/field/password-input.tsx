import { useTexts } from '@croupier/i18n';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field } from './field.tsx';
import type { TextInputProps } from './text-input.tsx';
import styles from './field.module.css';

/** A password input whose text the visitor can reveal. */
export function PasswordInput({ label, hint, error, className = '', ...rest }: TextInputProps) {
  const { t } = useTexts('ui');
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            autoComplete="current-password"
            spellCheck={false}
            {...rest}
            {...inputProps}
            type={isShown ? 'text' : 'password'}
            className={`${styles.input} ${className}`}
          />
          <button
            type="button"
            className={styles.inside}
            aria-pressed={isShown}
            aria-controls={inputProps.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            <span className={styles.unseen}>{t('password.show')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
