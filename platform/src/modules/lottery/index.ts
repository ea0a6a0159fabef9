export { createLottery, type Lottery } from './lottery.service.ts';
export type { Beacon } from './beacon.ts';
export { createBeacon } from './configured-beacon.ts';
export { beaconProof, type BoundBeacon } from './beacon-proof.ts';
export { groupBounds, type GroupLimit } from './prize-groups.ts';
export {
  incomeDays,
  incomeMembers,
  incomeParts,
  incomeTotal,
  type IncomePart,
  type IncomeQuery,
} from './income.store.ts';
export { chaseAccounts, drawAccounts } from './draw-accounts.ts';
export { instantVendor } from './lobby-games.ts';
export { lotteryRoutes } from './lottery.routes.ts';
export { lotteryJobs } from './lottery.jobs.ts';
