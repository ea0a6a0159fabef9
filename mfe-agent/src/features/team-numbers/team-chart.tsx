import type { TeamSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, useMoney } from '@croupier/ui';
import { Chart } from '@croupier/ui/chart';
import { startOf } from '@croupier/ui/dates';
import { useState } from 'react';
import styles from './team-numbers.module.css';

const measures = ['turnover', 'net', 'registrations', 'firstDeposits', 'commission'] as const;
type Measure = (typeof measures)[number];

/** One measure of the team by day, over this month and the last one. */
export function TeamChart({ team }: { team: TeamSummary }) {
  const { t, formats } = useTexts('mfe-agent');
  const money = useMoney();
  const [measure, setMeasure] = useState<Measure>('turnover');
  const isCount = measure === 'registrations' || measure === 'firstDeposits';
  const amount = (value: number) => `${value < 0 ? '−' : ''}${money(String(Math.abs(value)))}`;
  return (
    <div>
      <div className={styles.measures}>
        <ChipGroup
          label={t('overview.measure')}
          options={measures.map((value) => ({ value, label: t(`overview.${value}`) }))}
          value={measure}
          onChange={setMeasure}
        />
      </div>
      <Chart
        kind="bar"
        title={t('overview.chart', { measure: t(`overview.${measure}`) })}
        headers={{ label: t('report.day'), value: t(`overview.${measure}`) }}
        format={isCount ? (value) => formats.number(value) : amount}
        points={team.days.map((day) => ({
          id: day.day,
          label: formats.date(startOf(day.day)),
          value: Number(day[measure]),
        }))}
      />
    </div>
  );
}
