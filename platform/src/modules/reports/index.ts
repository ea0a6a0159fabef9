export { playersBookedLately } from './booked-lately.ts';
export { createRollUps, withSumsMoved, type RollUps } from './roll-ups.ts';
export { createReportReader, type ReportReader } from './report-reader.ts';
export { countDays, givenByType } from './count-days.ts';
export { gainsOf, type CountedDay, type Gain } from './gains.ts';
export { turnoverBetween } from './turnover-between.ts';
export { playersBetween, turnoverOf, type DayTurnover } from './turnover.store.ts';
export { createReports, type Reports } from './reports.service.ts';
export { reportsEndpoints } from './reports.endpoints.ts';
export { reportsJobs } from './reports.jobs.ts';
export { reportsRoutes } from './reports.routes.ts';
export { longSpan, spanOf } from './reports.service.ts';
export { shownSums } from './shown-report.ts';
export { noSums } from './roll-up.ts';
export * from './team-report.store.ts';
export {
  hoursOfTeam,
  periodsOfTeam,
  type HourFigures,
  type PeriodFigures,
} from './team-figures.store.ts';
