import { call } from '../call.ts';
import type {
  ExclusionLength,
  LimitName,
  LimitValue,
  MemberProtection,
  TimeOutLength,
} from './protection.ts';

const operator = { audience: 'operator' } as const;

/** What operators see of a member's protection, and what they set for a member who asks for it, as on the telephone. */
export const protectionAdminCalls = {
  /** A tighter limit holds at once; a looser one waits and needs the member's own second yes. */
  setMemberLimit: call('PUT /ops/brands/:brand/members/:account/limits/:kind/:period', operator)
    .takes<{ brand: string; account: string; value: LimitValue; note: string } & LimitName>()
    .gives<MemberProtection>(),
  beginMemberBreak: call('POST /ops/brands/:brand/members/:account/time-out', operator)
    .takes<{ brand: string; account: string; length: TimeOutLength; note: string }>()
    .gives<MemberProtection>(),
  memberProtection: call('GET /ops/brands/:brand/members/:account/protection', operator)
    .takes<{ brand: string; account: string }>()
    .gives<MemberProtection>(),
  /** An operator can close play for a member at the request of a family or a regulator, and never open it. */
  excludeMember: call('POST /ops/brands/:brand/members/:account/exclusion', operator)
    .takes<{ brand: string; account: string; length: ExclusionLength; note: string }>()
    .gives<MemberProtection>(),
};
