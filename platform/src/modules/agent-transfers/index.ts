export { createAgentTransfers, type AgentTransfers } from './agent-transfers.service.ts';
export { agentTransfersRoutes } from './agent-transfers.routes.ts';
