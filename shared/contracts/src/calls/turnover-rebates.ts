import { call, callTable } from '../call.ts';
import type { turnoverRebateSchemas } from '../schemas/turnover-rebates.ts';

export const turnoverRebateCalls = callTable<typeof turnoverRebateSchemas>()({
  /** What the member's turnover earned, and what of it can be claimed. */
  turnoverRebate: call('GET /wps/rebates', { audience: 'member', real: true }).fails(
    'in_need_true_account',
  ),
  /** Pays all closed days. */
  claimTurnoverRebate: call('POST /wps/rebates/claim', {
    audience: 'member',
    real: true,
    once: true,
  }).fails('in_need_true_account'),
  /** Newest first. */
  turnoverRebatePayments: call('GET /wps/rebates/payments', { audience: 'member' }),
});
