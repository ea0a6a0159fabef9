export { createContent, type Content } from './content.service.ts';
export { contentRoutes } from './content.routes.ts';
export { contentJobs } from './content.jobs.ts';
