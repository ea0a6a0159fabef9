import type { DecimalAmount } from '@croupier/contracts';
import { useSite } from '../site/site-scope.tsx';
import { asAmount } from './as-amount.ts';
import { Field } from './field.tsx';
import type { TextInputProps } from './text-input.tsx';
import styles from './field.module.css';

interface AmountInputProps extends TextInputProps {
  /** Called with the typed amount as a decimal string, or `''` while the text is not an amount. */
  readonly onAmount?: ((amount: DecimalAmount | '') => void) | undefined;
}

/** An amount in the brand's currency, typed in the digits of any of its languages. */
export function AmountInput({
  label,
  hint,
  error,
  onAmount,
  onChange,
  className = '',
  ...rest
}: AmountInputProps) {
  const { currencySymbol } = useSite().brand;
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => (
        <div className={styles.box} data-leading>
          <label htmlFor={inputProps.id} className={styles.symbol} aria-hidden="true">
            {currencySymbol}
          </label>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...inputProps}
            className={`${styles.input} ${styles.amount} ${className}`}
            onChange={(event) => {
              onChange?.(event);
              onAmount?.(asAmount(event.currentTarget.value));
            }}
          />
        </div>
      )}
    </Field>
  );
}
