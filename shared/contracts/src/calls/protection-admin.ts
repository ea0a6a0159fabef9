import { call, callTable } from '../call.ts';
import type { protectionAdminSchemas } from '../schemas/protection-admin.ts';

const operator = { audience: 'operator' } as const;

/** What operators see of a member's protection, and what they set for a member who asks for it, as on the telephone. */
export const protectionAdminCalls = callTable<typeof protectionAdminSchemas>()({
  /** A tighter limit holds at once; a looser one waits and needs the member's own second yes. */
  setMemberLimit: call('PUT /ops/brands/:brand/members/:account/limits/:kind/:period', operator),
  beginMemberBreak: call('POST /ops/brands/:brand/members/:account/time-out', operator),
  memberProtection: call('GET /ops/brands/:brand/members/:account/protection', operator),
  /** An operator can close play for a member at the request of a family or a regulator, and never open it. */
  excludeMember: call('POST /ops/brands/:brand/members/:account/exclusion', operator),
});
