export { createJackpots, type Jackpots } from './jackpot.service.ts';
export { jackpotAccounts } from './jackpot-accounts.ts';
export { jackpotJobs } from './jackpot.jobs.ts';
export { jackpotRoutes } from './jackpot.routes.ts';
