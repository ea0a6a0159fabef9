export { DateRangePicker } from './date-range-picker.tsx';
export { dayOf, daysBack, startOf, type Day, type DayRange } from './day-range.ts';
export { dayAfter, periodEnding, periodLengths, type PeriodLength } from './period.ts';
