export { createAudit, recordAudit, type Actor, type Audit } from './audit.ts';
export { auditRoutes } from './audit.routes.ts';
export { auditJobs } from './audit.jobs.ts';
