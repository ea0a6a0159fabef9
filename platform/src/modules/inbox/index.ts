export { createInbox, type Inbox } from './inbox.service.ts';
export { inboxRoutes } from './inbox.routes.ts';
export { inboxEndpoints } from './inbox.endpoints.ts';
export { inboxJobs } from './inbox.jobs.ts';
