import {
  formatAmount,
  parseAmount,
  type RebateOverview,
  type RebatePart,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Stat, useMoney } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { LinesButton } from '../../lib/lines-button.tsx';
import { ClaimButton } from './claim-button.tsx';
import { PartsTable } from './parts-table.tsx';
import styles from './rebate.module.css';

const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;

const sumOf = (parts: readonly RebatePart[]) =>
  formatAmount(parts.reduce((sum, { amount }) => sum + unitsOf(amount), 0n));

export function RebateSums({ overview }: { overview: RebateOverview }) {
  const { t, formats } = useTexts('mfe-member');
  const { accruedToday, unpaid, claimable, today } = overview;
  return (
    <>
      <div className={styles.totals}>
        <Stat
          label={t('turnover-rebate.claimable')}
          value={<Money amount={claimable} />}
          tone="accent"
        />
        <Stat
          label={t('turnover-rebate.today')}
          value={<Money amount={sumOf(accruedToday)} tone="signed" />}
        />
      </div>
      <div className={styles.claim}>
        <ClaimButton claimable={claimable} />
      </div>
      <State overview={overview} />
      <div className={styles.block}>
        <h3>{t('turnover-rebate.accrued-today', { day: formats.date(startOf(today)) })}</h3>
        {accruedToday.length === 0 ? (
          <p className={styles.note}>{t('turnover-rebate.none-today')}</p>
        ) : (
          <>
            <PartsTable caption={t('turnover-rebate.today')} parts={accruedToday} />
            <p className={styles.note}>{t('turnover-rebate.today-note')}</p>
            <LinesButton page="personalHistoryCopy" />
          </>
        )}
      </div>
      <div className={styles.block}>
        <h3>{t('turnover-rebate.open-days')}</h3>
        {unpaid.length === 0 ? (
          <p className={styles.note}>{t('turnover-rebate.none-open')}</p>
        ) : (
          <PartsTable caption={t('turnover-rebate.open-days')} parts={unpaid} />
        )}
      </div>
    </>
  );
}

/** When the rebate is paid, and why it may not be. */
function State({ overview }: { overview: RebateOverview }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const { balance, isPaused, nextPaymentAt, terms } = overview;
  const units = unitsOf(balance);
  const isBelow = units > 0n && units < unitsOf(terms.minimum);
  const isOwed = units < 0n;
  return (
    <div className={styles.block} role="status">
      {isPaused && <p>{t('turnover-rebate.paused')}</p>}
      {!terms.isEnabled && <p>{t('turnover-rebate.off')}</p>}
      {isBelow && <p>{t('turnover-rebate.below', { amount: money(terms.minimum) })}</p>}
      {isOwed && <p>{t('turnover-rebate.owed', { amount: money(formatAmount(-units)) })}</p>}
      {terms.isEnabled && !isPaused && (
        <p className={styles.note}>
          {nextPaymentAt
            ? t('turnover-rebate.next', { time: formats.dateTime(nextPaymentAt) })
            : t('turnover-rebate.by-claim')}
        </p>
      )}
    </div>
  );
}
