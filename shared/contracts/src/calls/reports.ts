import { call, callTable } from '../call.ts';
import type { reportSchemas } from '../schemas/reports.ts';

/** A report covers at most so many days. */
export const reportDaysAtMost = 366;

/** The profit report as a file, with `from`, `to` and `by` in the query. */
export const profitFilePath = '/wps/member/profit.csv';

export const reportCalls = callTable<typeof reportSchemas>()({
  /** The member's own profit and loss, by day and by game. */
  profitReport: call('GET /wps/member/profit', { audience: 'member' }),
});
