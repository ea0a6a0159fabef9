import type { DepositMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './deposit.module.css';

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t, local } = useTexts('mfe-member');
  const money = useMoney();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <label key={method.code} className={styles.method}>
          <input
            type="radio"
            name="method"
            value={method.code}
            checked={method.code === value}
            onChange={() => onChange(method.code)}
          />
          <span className={styles.methodName}>{local(method.name)}</span>
          <span className={styles.methodLimits}>
            {t('deposit.range', { min: money(method.minAmount), max: money(method.maxAmount) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
