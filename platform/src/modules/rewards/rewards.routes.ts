import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Rewards } from './rewards.service.ts';

export const rewardsRoutes = ({ rewards }: { readonly rewards: Rewards }): Route[] => [
  on(calls.rewards, ({ member, input }) => rewards.list(member, input)),
  on(calls.claimReward, ({ member, input }) => rewards.claim(member, input.id)),
  on(calls.claimAllRewards, ({ member }) => rewards.claimAll(member)),
  on(calls.adminRewards, ({ input }) => rewards.admin.list(input)),
  on(calls.decideReward, ({ input, operator }) => rewards.admin.decide(operator, input)),
];
