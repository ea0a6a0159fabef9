export { playersBetween, turnoverOf, type DayTurnover } from './turnover.store.ts';
export { createReports, type Reports } from './reports.service.ts';
export { reportsEndpoints } from './reports.endpoints.ts';
export { reportsJobs } from './reports.jobs.ts';
export { reportsRoutes } from './reports.routes.ts';
export { longSpan, spanOf } from './reports.service.ts';
export { shownSums } from './shown-report.ts';
export { noSums } from './roll-up.ts';
export * from './team-report.store.ts';
