import { call, callTable } from '../call.ts';
import type { turnoverRebateSchemas } from '../schemas/turnover-rebates.ts';

export const turnoverRebateCalls = callTable<typeof turnoverRebateSchemas>()({
  /** What the member's turnover earned, and what of it can be claimed. */
  turnoverRebate: call('GET /wps/rebates', { audience: 'member', real: true }),
  /** Pays all closed days. */
  claimTurnoverRebate: call('POST /wps/rebates/claim', {
    audience: 'member',
    real: true,
    once: true,
  }),
  /** Newest first. */
  turnoverRebatePayments: call('GET /wps/rebates/payments', { audience: 'member', real: true }),
});
