import { call } from '../call.ts';
import type { ExclusionLength, MemberProtection } from './protection.ts';

const operator = { audience: 'operator' } as const;

export const protectionDeskCalls = {
  memberProtection: call('GET /ops/brands/:brand/members/:account/protection', operator)
    .takes<{ brand: string; account: string }>()
    .gives<MemberProtection>(),
  /** An operator can close play for a member, as a family or a regulator asks, and never open it. */
  excludeMember: call('POST /ops/brands/:brand/members/:account/exclusion', operator)
    .takes<{ brand: string; account: string; length: ExclusionLength; note: string }>()
    .gives<MemberProtection>(),
};
