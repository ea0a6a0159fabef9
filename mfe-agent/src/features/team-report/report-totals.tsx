import type { ReportSums, TeamReportInput } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Stat } from '@croupier/ui';
import { amountsOf } from './amounts-of.ts';
import styles from './team-report.module.css';

interface ReportTotalsProps {
  readonly kind: TeamReportInput['kind'];
  readonly total: ReportSums;
}

/** The sums of all pages of a report together. */
export function ReportTotals({ kind, total }: ReportTotalsProps) {
  const { t, formats } = useTexts('mfe-agent');
  return (
    <div role="group" aria-label={t('report.totals')} className={styles.totals}>
      <Stat
        label={t('report.profit')}
        value={<Money amount={total.profit} tone="signed" />}
        tone="accent"
      />
      <Stat label={t('report.bets')} value={formats.number(total.bets)} />
      {amountsOf(kind).map((name) => (
        <Stat key={name} label={t(`report.${name}`)} value={<Money amount={total[name]} />} />
      ))}
    </div>
  );
}
