import { useTexts } from '@croupier/i18n';
import { Button, SegmentedControl } from '@croupier/ui';
import { startOf, type Day, type DayRange } from './day-range.ts';
import { neighbour, periodEnding, periodLengths, type PeriodLength } from './period.ts';
import styles from './dates.module.css';

interface PeriodChoiceProps {
  readonly period: DayRange;
  readonly length: PeriodLength;
  readonly today: Day;
  /** The chosen period is loading. */
  readonly isBusy?: boolean;
  readonly onChange: (period: DayRange, length: PeriodLength) => void;
}

/** Chooses 7 or 30 days, and goes to the previous or the next ones, never past today. */
export function PeriodChoice(props: PeriodChoiceProps) {
  const { period, length, today, isBusy = false, onChange } = props;
  const { t, formats } = useTexts('ui');
  const step = (isNext: boolean) => onChange(neighbour(period, { length, isNext, today }), length);
  const days = formats.number(Number(length));
  const [from, to] = [period.from, period.to].map((day) => formats.date(startOf(day)));
  return (
    <div role="group" aria-label={t('period.label')} className={styles.period}>
      <SegmentedControl
        label={t('period.label')}
        options={periodLengths.map((value) => ({
          value,
          label: t(`period.${value}`, { days: formats.number(Number(value)) }),
        }))}
        value={length}
        onChange={(value) => onChange(periodEnding(period.to, value), value)}
      />
      <div className={styles.steps}>
        <Button variant="quiet" isBusy={isBusy} onClick={() => step(false)}>
          {t('period.previous', { days })}
        </Button>
        <Button
          variant="quiet"
          isBusy={isBusy}
          disabled={period.to >= today}
          onClick={() => step(true)}
        >
          {t('period.next', { days })}
        </Button>
      </div>
      <p className={styles.shown} aria-live="polite">
        {t('period.shown', { from, to })}
      </p>
    </div>
  );
}
