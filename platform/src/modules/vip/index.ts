export { createVip, type RankCredit, type Vip } from './vip.service.ts';
export type { RebateBonus } from './vip.store.ts';
export { vipJobs } from './vip.jobs.ts';
export { vipRoutes } from './vip.routes.ts';
