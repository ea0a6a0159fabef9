export { createTransfers, type Transfers } from './transfers.service.ts';
export { transfersJobs } from './transfers.jobs.ts';
export { transfersRoutes } from './transfers.routes.ts';
export { transitAccounts } from './transfers.store.ts';
