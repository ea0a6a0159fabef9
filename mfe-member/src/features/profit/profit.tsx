import type { ProfitGrouping, ProfitReport } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section } from '@croupier/ui';
import { PeriodChoice, type DayRange, type PeriodLength } from '@croupier/ui/dates';
import { useState } from 'react';
import { useProfitReport } from '../../api/profit-report.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTable } from './profit-table.tsx';
import { ProfitTotals } from './profit-totals.tsx';
import styles from './profit.module.css';

/** The member's profit and loss by day, category, provider and game. */
export function Profit() {
  const { t } = useTexts('mfe-member');
  const [period, setPeriod] = useState<DayRange | null>(null);
  const [length, setLength] = useState<PeriodLength>('30');
  const [by, setBy] = useState<ProfitGrouping>('day');
  const report = useProfitReport({ ...period, by });
  const answered = report.data;
  return (
    <Section title={t('profit.title')} className={styles.profit}>
      {answered && (
        <PeriodChoice
          period={period ?? answered}
          length={length}
          today={answered.today}
          isBusy={report.isPlaceholderData}
          onChange={(chosen, chosenLength) => {
            setPeriod(chosen);
            setLength(chosenLength);
          }}
        />
      )}
      {report.isPending ? (
        <ListSkeleton />
      ) : report.error ? (
        <Retry error={report.error} onRetry={report.refetch} />
      ) : (
        <Numbers report={report.data} by={by} onBy={setBy} onReload={() => void report.refetch()} />
      )}
    </Section>
  );
}

interface NumbersProps {
  readonly report: ProfitReport;
  readonly by: ProfitGrouping;
  readonly onBy: (by: ProfitGrouping) => void;
  readonly onReload: () => void;
}

function Numbers({ report, by, onBy, onReload }: NumbersProps) {
  const { t } = useTexts('mfe-member');
  return (
    <>
      {!report.isComplete && (
        <div role="status" className={styles.counting}>
          <p>{t('profit.counting')}</p>
          <Button onClick={onReload}>{t('profit.reload')}</Button>
        </div>
      )}
      {report.days.length === 0 ? (
        <Empty art="river" title={t('profit.empty')} text={t('profit.empty-text')} />
      ) : (
        <>
          <ProfitTotals total={report.total} />
          <ProfitChart report={report} />
          <ProfitTable report={report} by={by} onBy={onBy} />
        </>
      )}
      <p className={styles.note}>{t('profit.zone', { zone: report.timeZone })}</p>
    </>
  );
}
