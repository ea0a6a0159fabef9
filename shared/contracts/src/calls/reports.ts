import { call, callTable } from '../call.ts';
import type { reportSchemas } from '../schemas/reports.ts';

/** A report covers at most so many days. */
export const reportDaysAtMost = 366;

/** The profit report as a file, with the input and a language in the query. */
export const profitFilePath = '/wps/member/profit.csv';

/** The betting record as a file, with the input and a language in the query; at most one year. */
export const betFilePath = '/wps/member/bets.csv';

export const reportCalls = callTable<typeof reportSchemas>()({
  /** The member's own profit and loss, by day and by game. */
  profitReport: call('GET /wps/member/profit', { audience: 'member' }),
  /** The member's tickets and rounds together, the newest first. */
  betRecord: call('GET /wps/member/bets', { audience: 'member' }),
});
