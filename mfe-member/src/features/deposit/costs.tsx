import {
  feeOf,
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type DepositMethod,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './deposit.module.css';

interface CostsProps {
  readonly amount: DecimalAmount;
  readonly method: DepositMethod;
}

/** What of the amount will be credited, where the method costs something, and how long it takes. */
export function Costs({ amount, method }: CostsProps) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const fee = feeOf(amount, method.fee);
  const feeUnits = parseAmount(fee) ?? 0n;
  const credited = formatAmount((parseAmount(amount) ?? 0n) - feeUnits);
  return (
    <p className={styles.note}>
      {feeUnits > 0n && `${t('deposit.costs', { fee: money(fee), credited: money(credited) })} `}
      {t('deposit.expected', {
        count: method.expectedMinutes,
        minutes: formats.number(method.expectedMinutes),
      })}
    </p>
  );
}
