import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type PayoutMethod,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money } from '@croupier/ui';
import styles from './withdraw.module.css';

interface CostsProps {
  readonly amount: DecimalAmount;
  readonly fee: DecimalAmount;
  readonly method: PayoutMethod;
}

/** The paid-out amount, the fee, and the time of arrival. */
export function Costs({ amount, fee, method }: CostsProps) {
  const { t, formats } = useTexts('mfe-member');
  const arrives = formatAmount((parseAmount(amount) ?? 0n) - (parseAmount(fee) ?? 0n));
  return (
    <dl className={styles.costs}>
      <div>
        <dt>{t('withdraw.fee')}</dt>
        <dd>
          <Money amount={fee} />
        </dd>
      </div>
      <div>
        <dt>{t('withdraw.arrives')}</dt>
        <dd className={styles.arrives}>
          <Money amount={arrives} />
        </dd>
      </div>
      <div>
        <dt>{t('withdraw.expected')}</dt>
        <dd>
          {t('withdraw.minutes', {
            count: method.expectedMinutes,
            minutes: formats.number(method.expectedMinutes),
          })}
        </dd>
      </div>
    </dl>
  );
}
