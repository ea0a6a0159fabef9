import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import { useMoney } from '../site/use-money.ts';
import styles from './show.module.css';

interface MoneyProps {
  readonly amount: DecimalAmount;
  /** `signed` also shows a plus sign, and colours gain and loss. */
  readonly tone?: 'plain' | 'signed' | undefined;
}

export function Money({ amount, tone = 'plain' }: MoneyProps) {
  const format = useMoney();
  const units = parseAmount(amount) ?? 0n;
  const plain = format(amount.replace(/^-/, ''));
  const sign = units < 0n ? '−' : tone === 'signed' && units > 0n ? '+' : '';
  const direction = units < 0n ? 'loss' : units > 0n ? 'gain' : 'even';
  return (
    <bdi className={styles.money} data-direction={tone === 'signed' ? direction : undefined}>
      {sign}
      {plain}
    </bdi>
  );
}
