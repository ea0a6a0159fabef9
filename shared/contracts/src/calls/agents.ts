import { call, callTable } from '../call.ts';
import type { agentSchemas } from '../schemas/agents.ts';

/** A team report as a file, with the input in the query. */
export const teamFilePath = '/wps/agent/team/report.csv';
export const teamMembersFilePath = '/wps/agent/team/members.csv';
/** The bets of a member on one day as a file. */
export const teamBetsFilePath = '/wps/agent/team/bets.csv';
/** The overview's periods and days as a file. */
export const teamSummaryFilePath = '/wps/agent/team/summary.csv';

const agentOnly = { audience: 'member' } as const;

export const agentCalls = callTable<typeof agentSchemas>()({
  /** The team's numbers of today, yesterday, this month and last month. */
  teamSummary: call('GET /wps/agent/team', agentOnly).fails('error_not_agent'),
  /** One level of the team, or a search through all levels; the newest members first. */
  teamMembers: call('GET /wps/agent/team/members', agentOnly).fails('error_not_agent'),
  /** Bets by member and day, or profit and loss by member. */
  teamReport: call('GET /wps/agent/team/report', agentOnly).fails('error_not_agent'),
  /** The bets of a member below on one day, the newest first. */
  teamBets: call('GET /wps/agent/team/bets', agentOnly).fails('error_not_agent'),
  /** The prize group of a member recruited by the agent, and within which limits it can be set. */
  teamPrizeGroup: call('GET /wps/agent/team/:memberId/prize-group', agentOnly).fails(
    'error_not_agent',
  ),
  /** For a member recruited by the agent; the difference to the agent's own group is paid to the agent. */
  setTeamPrizeGroup: call('PUT /wps/agent/team/:memberId/prize-group', agentOnly).fails(
    'error_not_agent',
  ),
});
