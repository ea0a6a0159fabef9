import { useTexts } from '@croupier/i18n';
import { Button, SegmentedControl } from '@croupier/ui';
import {
  dayAfter,
  periodLengths,
  startOf,
  type Day,
  type DayRange,
  type PeriodLength,
} from '@croupier/ui/dates';
import styles from './period-steps.module.css';

interface PeriodStepsProps {
  readonly period: DayRange;
  readonly length: PeriodLength;
  readonly today: Day;
  readonly onPeriod: (to: Day, length: PeriodLength) => void;
}

/** Chooses 7 or 30 days, and goes to the previous or the next ones, never past today. */
export function PeriodSteps({ period, length, today, onPeriod }: PeriodStepsProps) {
  const { t, formats } = useTexts('mfe-agent');
  const days = formats.number(Number(length));
  const [from, to] = [period.from, period.to].map((day) => formats.date(startOf(day)));
  const next = dayAfter(period.to, Number(length));
  return (
    <div role="group" aria-label={t('period.label')} className={styles.steps}>
      <SegmentedControl
        label={t('period.label')}
        options={periodLengths.map((value) => ({
          value,
          label: t(`period.${value}`, { days: formats.number(Number(value)) }),
        }))}
        value={length}
        onChange={(value) => onPeriod(period.to, value)}
      />
      <Button variant="quiet" onClick={() => onPeriod(dayAfter(period.from, -1), length)}>
        {t('period.previous', { days })}
      </Button>
      <Button
        variant="quiet"
        disabled={period.to >= today}
        onClick={() => onPeriod(next < today ? next : today, length)}
      >
        {t('period.next', { days })}
      </Button>
      <span aria-live="polite">{t('period.shown', { from, to })}</span>
    </div>
  );
}
