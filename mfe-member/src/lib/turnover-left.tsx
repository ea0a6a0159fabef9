import { parseAmount, type TurnoverDue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Money, useMoney } from '@croupier/ui';
import { LinesButton } from './lines-button.tsx';
import styles from './turnover-left.module.css';

/** What must still be staked before money can leave; it counts down while the member plays. */
export function TurnoverLeft({ turnover: { required, left } }: { turnover: TurnoverDue }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const done = Number(parseAmount(required) ?? 0n) - Number(parseAmount(left) ?? 0n);
  return (
    <Card role="status" className={styles.turnover}>
      <p>{t('withdraw.turnover')}</p>
      <p className={styles.turnoverLeft}>
        <Money amount={left} />
      </p>
      <progress
        aria-label={t('withdraw.turnover')}
        max={Number(parseAmount(required) ?? 1n)}
        value={done}
      />
      <p className={styles.note}>{t('withdraw.turnover-of', { required: money(required) })}</p>
      <LinesButton page="personalHistoryCopy" />
    </Card>
  );
}
