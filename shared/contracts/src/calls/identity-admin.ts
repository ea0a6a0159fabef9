import { call, callTable } from '../call.ts';
import type { identityAdminSchemas } from '../schemas/identity-admin.ts';

const operator = { audience: 'operator' } as const;

export const identityAdminCalls = callTable<typeof identityAdminSchemas>()({
  memberFile: call('GET /ops/brands/:brand/members/:account', operator),
  unlockMember: call('POST /ops/brands/:brand/members/:account/unlock', operator),
  setMemberStatus: call('PUT /ops/brands/:brand/members/:account/status', operator),
  /** Ends every session of the member; the next sign-in leads to a new password before anything else. */
  askMemberPassword: call('POST /ops/brands/:brand/members/:account/password', operator).fails(
    'not-found',
    'in_need_true_account',
  ),
  /** Removes the second factor and all passkeys of a member who has lost the device. */
  resetMemberFactor: call('POST /ops/brands/:brand/members/:account/second-factor', operator).fails(
    'not-found',
  ),
  setMemberRank: call('PUT /ops/brands/:brand/members/:account/rank', operator),
});
