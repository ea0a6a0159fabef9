import { call, callTable } from '../call.ts';
import type { referralsAdminSchemas } from '../schemas/referrals.ts';

export const referralsAdminCalls = callTable<typeof referralsAdminSchemas>()({
  referralTerms: call('GET /ops/referrals/:brand/terms', { audience: 'operator' }).fails(
    'not-found',
  ),
  /** The terms apply from the brand's next day: what a day earns is fixed when it begins. */
  saveReferralTerms: call('PUT /ops/referrals/:brand/terms', { audience: 'operator' }).fails(
    'not-found',
  ),
  /** Who invited whom, newest first; `held` is the queue. */
  adminReferrals: call('GET /ops/referrals', { audience: 'operator' }),
  decideReferral: call('POST /ops/members/:memberId/referral', { audience: 'operator' }).fails(
    'not-found',
    'already-decided',
  ),
});
