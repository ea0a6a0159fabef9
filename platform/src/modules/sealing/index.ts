export { createSealing, type Sealing } from './sealing.service.ts';
export type { SealingTables } from './sealing.store.ts';
export { sealingJobs } from './sealing.jobs.ts';
export { sealingRoutes } from './sealing.routes.ts';
