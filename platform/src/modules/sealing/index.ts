export { createSealing, type Sealing } from './sealing.service.ts';
export { sealingJobs } from './sealing.jobs.ts';
export { sealingRoutes } from './sealing.routes.ts';
