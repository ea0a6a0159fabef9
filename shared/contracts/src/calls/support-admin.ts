import { call, callTable } from '../call.ts';
import type { supportAdminSchemas } from '../schemas/support-admin.ts';

const operator = { audience: 'operator' } as const;

export const supportAdminCalls = callTable<typeof supportAdminSchemas>()({
  supportQueue: call('GET /ops/support', operator),
  supportDialogue: call('GET /ops/support/:roomId', operator),
  /** Also assigns an unassigned room to the operator. */
  answerSupport: call('POST /ops/support/:roomId', { ...operator, once: true }).fails(
    'version-conflict',
  ),
  /** Assigns a room to the operator, also from another operator, or unassigns it. */
  assignSupport: call('PUT /ops/support/:roomId/assignee', operator),
  /** Refused if the member has written in the meantime. */
  closeSupport: call('PUT /ops/support/:roomId/closure', operator).fails('version-conflict'),
  supportAnswers: call('GET /ops/brands/:brand/support-answers', operator),
  /** Adds one if `id` is `null`. */
  saveSupportAnswer: call('PUT /ops/brands/:brand/support-answers', operator),
  removeSupportAnswer: call('DELETE /ops/brands/:brand/support-answers/:id', operator),
});
