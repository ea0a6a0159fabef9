import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton } from '@croupier/ui';
import { useId, useState } from 'react';
import { Popover } from '../popover/popover.tsx';
import { daysBack, startOf, type Day, type DayRange } from './day-range.ts';
import { useCalendar } from './use-calendar.ts';
import styles from './dates.module.css';

interface DateRangePickerProps {
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly today: Day;
  /** Maximum number of days in a range. */
  readonly daysAtMost: number;
}

const offered = [1, 7, 30, 90];

/** A range of days: presets with one press, any other range in a calendar. Future days cannot be chosen. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, today, daysAtMost } = props;
  const { t, formats } = useTexts('ui');
  const shown = ({ from, to }: DayRange) =>
    from === to
      ? formats.date(startOf(from))
      : `${formats.date(startOf(from))} – ${formats.date(startOf(to))}`;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const closes = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <Popover
      id={id}
      label={label}
      onToggle={setOpen}
      opener={{
        icon: 'clock',
        children: shown(value),
        'aria-label': `${label}: ${shown(value)}`,
      }}
    >
      <div className={styles.picker}>
        <div className={styles.spans}>
          {offered
            .filter((days) => days <= daysAtMost)
            .map((days) => (
              <Button
                key={days}
                {...closes}
                size="s"
                onClick={() => onChange(daysBack(today, days))}
              >
                {days === 1
                  ? t('dates.today')
                  : t('dates.last', { count: days, days: formats.number(days) })}
              </Button>
            ))}
        </div>
        <OwnRange key={`${value.from} ${value.to}`} {...props} closes={closes} isOpen={isOpen} />
      </div>
    </Popover>
  );
}

interface OwnRangeProps extends DateRangePickerProps {
  readonly isOpen: boolean;
  readonly closes: { readonly popoverTarget: string; readonly popoverTargetAction: 'hide' };
}

function OwnRange({ value, onChange, today, daysAtMost, closes, isOpen }: OwnRangeProps) {
  const { t, formats } = useTexts('ui');
  const [chosen, setChosen] = useState<Partial<DayRange>>(value);
  const { from, to } = chosen;
  const { Calendar, error, retry } = useCalendar(isOpen);
  if (error) return <Retry error={error} onRetry={retry} />;
  if (!Calendar) return <Skeleton height={360} />;
  return (
    <>
      <p className={styles.hint} aria-live="polite">
        {to === undefined
          ? t('dates.pickLast')
          : t('dates.pick', { count: daysAtMost, days: formats.number(daysAtMost) })}
      </p>
      <Calendar value={chosen} onChange={setChosen} today={today} daysAtMost={daysAtMost} />
      <Button
        {...closes}
        variant="primary"
        disabled={from === undefined || to === undefined}
        onClick={() => from !== undefined && to !== undefined && onChange({ from, to })}
      >
        {t('dates.show')}
      </Button>
    </>
  );
}
