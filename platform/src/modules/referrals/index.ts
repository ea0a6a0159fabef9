export { createReferrals, type Referrals } from './referrals.service.ts';
export { referralsJobs } from './referrals.jobs.ts';
export { referralsRoutes } from './referrals.routes.ts';
