import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '../site/use-money.ts';
import { Money } from './money.tsx';
import styles from './show.module.css';

interface TotalFundsProps {
  readonly cash: DecimalAmount;
  /** Money under the terms of a bonus. */
  readonly bonus: DecimalAmount;
}

/**
 * What a member can play with, as every page shows it and as games count it: cash and bonus together, and below it how
 * much of it is bonus.
 */
export function TotalFunds({ cash, bonus }: TotalFundsProps) {
  const { t } = useTexts('ui');
  const money = useMoney();
  const bonusUnits = parseAmount(bonus) ?? 0n;
  return (
    <span className={styles.funds}>
      <Money amount={formatAmount((parseAmount(cash) ?? 0n) + bonusUnits)} />
      {bonusUnits !== 0n && <small>{t('funds.bonus', { bonus: money(bonus) })}</small>}
    </span>
  );
}
