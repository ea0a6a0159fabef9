import { parseAmount, type ReportSums } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Stat } from '@croupier/ui';
import styles from './profit.module.css';

const always = ['turnover', 'win', 'bonus', 'rebate', 'deposit', 'withdrawal'] as const;
/** Shown only where there is something. */
const rare = ['tip', 'fee', 'transfer', 'correction'] as const;

export function ProfitTotals({ total }: { total: ReportSums }) {
  const { t } = useTexts('mfe-member');
  const shown = [...always, ...rare.filter((name) => !isZero(total[name]))];
  return (
    <div role="group" aria-label={t('profit.totals')} className={styles.totals}>
      <Stat
        label={t('profit.profit')}
        value={<Money amount={total.profit} tone="signed" />}
        tone="accent"
      />
      {shown.map((name) => (
        <Stat key={name} label={t(`profit.${name}`)} value={<Money amount={total[name]} />} />
      ))}
    </div>
  );
}

const isZero = (amount: string) => (parseAmount(amount) ?? 0n) === 0n;
