import { call } from '../call.ts';
import type { MemberFile, MemberStatus } from './identity.ts';

const operator = { audience: 'operator' } as const;

export const identityAdminCalls = {
  memberFile: call('GET /ops/brands/:brand/members/:account', operator)
    .takes<{ brand: string; account: string }>()
    .gives<MemberFile>(),
  unlockMember: call('POST /ops/brands/:brand/members/:account/unlock', operator).takes<{
    brand: string;
    account: string;
    note: string;
  }>(),
  setMemberStatus: call('PUT /ops/brands/:brand/members/:account/status', operator)
    .takes<{ brand: string; account: string; status: MemberStatus; note: string }>()
    .gives<{ status: MemberStatus }>(),
  /** Ends every session of the member; the next sign-in leads to a new password before anything else. */
  askMemberPassword: call('POST /ops/brands/:brand/members/:account/password', operator)
    .takes<{ brand: string; account: string; note: string }>()
    .gives<void>()
    .fails('not-found', 'in_need_true_account'),
  setMemberRank: call('PUT /ops/brands/:brand/members/:account/rank', operator)
    .takes<{ brand: string; account: string; rankLevel: number; note: string }>()
    .gives<{ rankLevel: number }>(),
};
