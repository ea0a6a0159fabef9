import { call, callTable } from '../call.ts';
import type { accountClosureAdminSchemas } from '../schemas/account-closure.ts';

const operator = { audience: 'operator' } as const;

export const accountClosureAdminCalls = callTable<typeof accountClosureAdminSchemas>()({
  /** Members who asked to close their account, the earliest closure first, with what is still open. */
  accountClosures: call('GET /ops/closures', operator),
  /** Keeps the account open at the member's request. */
  cancelAccountClosure: call('POST /ops/members/:memberId/closure/cancel', operator).fails(
    'not-found',
  ),
});
