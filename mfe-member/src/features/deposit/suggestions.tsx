import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './deposit.module.css';

interface SuggestionsProps {
  readonly amounts: readonly DecimalAmount[];
  readonly value: DecimalAmount;
  readonly onChange: (amount: DecimalAmount) => void;
}

/** Amounts that fill the field with one press. */
export function Suggestions({ amounts, value, onChange }: SuggestionsProps) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const chosen = parseAmount(value);
  return (
    <div role="group" aria-label={t('deposit.suggested')} className={styles.suggestions}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.suggestion}
          aria-pressed={parseAmount(amount) === chosen}
          onClick={() => onChange(amount)}
        >
          {money(amount)}
        </button>
      ))}
    </div>
  );
}
