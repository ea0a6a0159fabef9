import { call, callTable } from '../call.ts';
import type { referralSchemas } from '../schemas/referrals.ts';

export const referralCalls = callTable<typeof referralSchemas>()({
  /** The member's own code, what it earns, and who came. The first call creates the code. */
  referral: call('GET /wps/referral', { audience: 'member', real: true }).fails(
    'in_need_true_account',
  ),
  /** Invited friends, newest first. */
  referredFriends: call('GET /wps/referral/friends', { audience: 'member' }),
  /** Newest first. */
  referralPayments: call('GET /wps/referral/payments', { audience: 'member' }),
});
