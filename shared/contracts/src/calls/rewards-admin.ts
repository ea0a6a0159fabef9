import { call, callTable } from '../call.ts';
import type { rewardsAdminSchemas } from '../schemas/rewards.ts';

export const rewardsAdminCalls = callTable<typeof rewardsAdminSchemas>()({
  /** Rewards of a brand's members, newest first. */
  adminRewards: call('GET /ops/rewards/:brand', { audience: 'operator' }),
  /** Approves or rejects a reward that an operator decides on, or records that an item was delivered. */
  decideReward: call('POST /ops/rewards/:brand/:id/decision', { audience: 'operator' }).fails(
    'not-found',
    'already-decided',
    'second-person-needed',
  ),
});
