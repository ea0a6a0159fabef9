import { call, callTable } from '../call.ts';
import type { lotteryRebatesAdminSchemas } from '../schemas/lottery-rebates-admin.ts';

export const lotteryRebatesAdminCalls = callTable<typeof lotteryRebatesAdminSchemas>()({
  /** Newest first. */
  adminRebates: call('GET /ops/lottery/rebates', { audience: 'operator' }),
  rebateTotals: call('GET /ops/lottery/rebates/totals', { audience: 'operator' }),
});
