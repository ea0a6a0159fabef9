import { call, callTable } from '../call.ts';
import type { rewardSchemas } from '../schemas/rewards.ts';

export const rewardCalls = callTable<typeof rewardSchemas>()({
  /** Newest first. */
  rewards: call('GET /wps/rewards', { audience: 'member' }),
  /** A reward that was claimed before is answered again and not issued again. */
  claimReward: call('POST /wps/rewards/:id/claim', {
    audience: 'member',
    real: true,
    once: true,
  }).fails(
    'in_need_true_account',
    'not-found',
    'reward-closed',
    'bonus-active',
    'game-unavailable',
    'timed-out',
  ),
  /** Claims all that wait; what cannot be claimed now stays and is named with its reason. */
  claimAllRewards: call('POST /wps/rewards/claim', {
    audience: 'member',
    real: true,
    once: true,
  }).fails('in_need_true_account'),
});
