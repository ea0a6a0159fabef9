export { playersBookedLately } from './booked-lately.ts';
export { createRollUps } from './roll-ups.ts';
export { createReportReader, type ReportReader } from './report-reader.ts';
export {
  dayBasesOf,
  playersBetween,
  turnoverOf,
  type DayBase,
  type DayTurnover,
} from './turnover.store.ts';
export { createReports, type Reports } from './reports.service.ts';
export { reportsEndpoints } from './reports.endpoints.ts';
export { reportsJobs } from './reports.jobs.ts';
export { reportsRoutes } from './reports.routes.ts';
export { longSpan, spanOf } from './reports.service.ts';
export { shownSums } from './shown-report.ts';
export { noSums } from './roll-up.ts';
export * from './team-report.store.ts';
