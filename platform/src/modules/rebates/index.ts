export { createRebates, type Rebates } from './rebates.service.ts';
export { rebatesJobs } from './rebates.jobs.ts';
export { rebatesRoutes } from './rebates.routes.ts';
// Referrals are paid by the same rules.
export { payableOf } from './accrual.ts';
export { nextPaymentAt } from './payment-time.ts';
