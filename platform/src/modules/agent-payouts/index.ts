export { createAgentPayouts, type AgentPayouts } from './agent-payouts.service.ts';
export { agentPayoutsJobs } from './agent-payouts.jobs.ts';
export { agentPayoutsRoutes } from './agent-payouts.routes.ts';
export { agentPayoutsEndpoints } from './payout-file.ts';
