import { call, callTable } from '../call.ts';
import type { agentIncomeSchemas } from '../schemas/agent-income.ts';

const agentOnly = { audience: 'member' } as const;

export const agentIncomeCalls = callTable<typeof agentIncomeSchemas>()({
  /** The agent's rebates by day, the latest first. */
  agentIncome: call('GET /wps/agent/income', agentOnly).fails('error_not_agent'),
  /** One day by the members who brought the rebates. */
  agentIncomeMembers: call('GET /wps/agent/income/members', agentOnly).fails('error_not_agent'),
  /** The bets of a member on one day, each with what the rebate was computed from. */
  agentIncomeBets: call('GET /wps/agent/income/bets', agentOnly).fails('error_not_agent'),
  /** What operators announce to agents, the latest first. */
  agentAnnouncements: call('GET /wps/agent/announcements', agentOnly).fails('error_not_agent'),
  /** Bookings of the members below, without bets, the newest first. */
  teamTransactions: call('GET /wps/agent/team/transactions', agentOnly).fails('error_not_agent'),
});
