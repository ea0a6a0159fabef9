export { DateRangePicker } from './date-range-picker.tsx';
export { dayIn, dayOf, daysBack, startOf, type Day, type DayRange } from './day-range.ts';
export { dayAfter, daysOf, periodEnding, type PeriodLength } from './period.ts';
export { PeriodChoice } from './period-choice.tsx';
