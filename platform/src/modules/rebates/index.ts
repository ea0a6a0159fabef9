export { createRebates, type Rebates } from './rebates.service.ts';
export { rebatesJobs } from './rebates.jobs.ts';
export { rebatesRoutes } from './rebates.routes.ts';
