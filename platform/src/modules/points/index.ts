export { createPoints, type Points } from './points.service.ts';
export type { PointCredit } from './point-bookings.ts';
export { pointsJobs } from './points.jobs.ts';
export { pointsRoutes } from './points.routes.ts';
