export {
  createRewards,
  type GrantOrder,
  type GrantResult as Granted,
  type Rewards,
} from './rewards.service.ts';
export { moneyIn } from './reward-money.ts';
export type { IssueOrder, Issuer, Issuers } from './reward-issue.ts';
export { rewardsJobs } from './rewards.jobs.ts';
export { rewardsRoutes } from './rewards.routes.ts';
