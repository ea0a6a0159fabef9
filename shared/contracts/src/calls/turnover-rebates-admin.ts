import { call, callTable } from '../call.ts';
import type { turnoverRebatesAdminSchemas } from '../schemas/turnover-rebates.ts';

export const turnoverRebatesAdminCalls = callTable<typeof turnoverRebatesAdminSchemas>()({
  turnoverRebateTerms: call('GET /ops/rebates/:brand/terms', { audience: 'operator' }).fails(
    'not-found',
  ),
  /** The terms apply from the brand's next day: what a day earns is fixed when it begins. */
  saveTurnoverRebateTerms: call('PUT /ops/rebates/:brand/terms', { audience: 'operator' }).fails(
    'not-found',
  ),
  /** Payments to members, newest first. */
  adminTurnoverRebates: call('GET /ops/rebates', { audience: 'operator' }),
});
