import { useTexts, type Formats } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { DayPicker, type DateRange } from 'react-day-picker';
import { dayOf, startOf, type Day, type DayRange } from './day-range.ts';
import styles from './dates.module.css';

interface CalendarProps {
  readonly value: Partial<DayRange>;
  readonly onChange: (range: Partial<DayRange>) => void;
  readonly today: Day;
  readonly daysAtMost: number;
}

/** A month view for choosing a range of days; arrow keys, Page Up and Page Down move the focus. */
export function Calendar({ value, onChange, today, daysAtMost }: CalendarProps) {
  const { t, formats } = useTexts('ui');
  const isRtl = document.documentElement.dir === 'rtl';
  const head = headLength(formats);
  return (
    <DayPicker
      mode="range"
      classNames={classNames}
      {...(isRtl ? { dir: 'rtl' } : {})}
      selected={selectedOf(value)}
      onSelect={(range) => onChange(rangeOf(range))}
      resetOnSelect
      max={daysAtMost - 1}
      defaultMonth={startOf(value.to ?? today)}
      today={startOf(today)}
      endMonth={startOf(today)}
      disabled={{ after: startOf(today) }}
      weekStartsOn={1}
      components={{ Chevron }}
      formatters={{
        formatCaption: (month) => formats.month(month),
        formatWeekdayName: (day) => formats.weekday(day, head),
        formatDay: (day) => formats.number(day.getDate()),
      }}
      labels={{
        labelGrid: (month) => formats.month(month),
        labelWeekday: (day) => formats.weekday(day, 'long'),
        labelDayButton: (day, { selected }) =>
          selected ? t('dates.chosen', { day: formats.date(day) }) : formats.date(day),
        labelPrevious: () => t('dates.previous'),
        labelNext: () => t('dates.next'),
        labelNav: () => t('dates.months'),
      }}
    />
  );
}

const lettersAtMost = 5;
const week = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, 5 + day));

/** Some languages have no short weekday names: those use one letter per day. */
function headLength(formats: Formats): 'narrow' | 'short' {
  const longest = Math.max(...week.map((day) => formats.weekday(day, 'short').length));
  return longest > lettersAtMost ? 'narrow' : 'short';
}

function Chevron({ orientation }: { readonly orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return (
    <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} data-flips={undefined} />
  );
}

function selectedOf({ from, to }: Partial<DayRange>): DateRange | undefined {
  if (from === undefined) return undefined;
  return { from: startOf(from), to: to === undefined ? undefined : startOf(to) };
}

function rangeOf(range: DateRange | undefined): Partial<DayRange> {
  return {
    ...(range?.from ? { from: dayOf(range.from) } : {}),
    ...(range?.to ? { to: dayOf(range.to) } : {}),
  };
}

const names = {
  months: 'months',
  month: 'month',
  month_caption: 'caption',
  nav: 'nav',
  button_previous: 'turn',
  button_next: 'turn',
  month_grid: 'grid',
  weekday: 'weekday',
  day: 'day',
  day_button: 'number',
  outside: 'outside',
  today: 'today',
  disabled: 'disabled',
  selected: 'selected',
  range_start: 'start',
  range_middle: 'middle',
  range_end: 'end',
} as const;

/** Maps the library's parts to our class names. */
const classNames = Object.fromEntries(
  Object.entries(names).map(([part, name]) => [part, styles[name] ?? '']),
);
