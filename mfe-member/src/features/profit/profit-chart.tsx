import type { ProfitReport } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { Chart } from '@croupier/ui/chart';
import { daysOf, startOf } from '@croupier/ui/dates';

/** A bar for each day of the period, also for days without bookings. */
export function ProfitChart({ report }: { report: ProfitReport }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const profits = new Map(report.days.map(({ day, sums }) => [day, sums.profit]));
  return (
    <Chart
      kind="bar"
      title={t('profit.chart')}
      headers={{ label: t('profit.by-of.day'), value: t('profit.profit') }}
      // Float precision suffices for a chart; the table below shows each exact amount.
      format={(value) => `${value < 0 ? '−' : ''}${money(String(Math.abs(value)))}`}
      points={daysOf(report).map((day) => ({
        id: day,
        label: formats.date(startOf(day)),
        value: Number(profits.get(day) ?? 0),
      }))}
    />
  );
}
