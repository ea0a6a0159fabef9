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

/** The credited amount, if the method has a fee, and the expected duration. */
export function Costs({ amount, method }: CostsProps) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const fee = feeOf(amount, method.fee);
  const feeUnits = parseAmount(fee) ?? 0n;
  const credited = formatAmount((parseAmount(amount) ?? 0n) - feeUnits);
  return (
    <p className={styles.note}>
      {feeUnits > 0n && `${t('deposit.costs', { fee: money(fee), credited: money(credited) })} `}
      {method.turnoverPercent > 0 &&
        `${t('deposit.turnover', { amount: money(turnoverOn(credited, method)) })} `}
      {t('deposit.expected', {
        count: method.expectedMinutes,
        minutes: formats.number(method.expectedMinutes),
      })}
    </p>
  );
}

/** What must be staked before money can leave again. */
function turnoverOn(credited: DecimalAmount, { turnoverPercent }: DepositMethod): DecimalAmount {
  return formatAmount(((parseAmount(credited) ?? 0n) * BigInt(turnoverPercent)) / 100n);
}
