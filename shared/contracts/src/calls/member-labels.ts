import { call, callTable } from '../call.ts';
import type { memberLabelsSchemas } from '../schemas/member-labels.ts';

const operator = { audience: 'operator' } as const;

export const memberLabelsCalls = callTable<typeof memberLabelsSchemas>()({
  /** The labels of a brand's members, the most frequent first. */
  brandLabels: call('GET /ops/brands/:brand/member-labels', operator),
  memberLabels: call('GET /ops/members/:memberId/labels', operator),
  /** Replaces all labels of the member. */
  setMemberLabels: call('PUT /ops/members/:memberId/labels', operator).fails('not-found'),
});
