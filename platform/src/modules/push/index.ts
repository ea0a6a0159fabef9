export { createPush, type Push } from './push.service.ts';
export { pushJobs } from './push.jobs.ts';
export { pushRoutes } from './push.routes.ts';
