import { call, callTable } from '../call.ts';
import type { accountClosureSchemas } from '../schemas/account-closure.ts';

const own = { audience: 'member', real: true } as const;

export const accountClosureCalls = callTable<typeof accountClosureSchemas>()({
  accountClosure: call('GET /wps/member/closure', { audience: 'member' }),
  /** Begins the cooling-off period; a repeat does not begin it again. */
  requestAccountClosure: call('POST /wps/member/closure', { ...own, sealed: true }).fails(
    'wrong-credentials',
    'account-locked',
    'in_need_true_account',
  ),
  undoAccountClosure: call('DELETE /wps/member/closure', own).fails('in_need_true_account'),
});
